/**
 * What is worked out once for each state, which has a name; calls that wait share the work. What failed is tried again by the
 * next call.
 */
export function keepForState<Value>(): (name: string, work: () => Promise<Value>) => Promise<Value> {
  let known: { readonly name: string; readonly value: Promise<Value> } | null = null;
  return (name, work) => {
    if (known?.name === name) return known.value;
    const made = { name, value: work() };
    known = made;
    made.value.catch(() => {
      if (known === made) known = null;
    });
    return made.value;
  };
}
