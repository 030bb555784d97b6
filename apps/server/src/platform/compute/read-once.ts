/** Reads at the first call and gives every call the same. A reading that fails is tried again by the next call. */
export function readOnce<Value>(read: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => {
    if (kept !== undefined) return kept.value;
    const value = read();
    kept = { value };
    if (value instanceof Promise) value.catch(() => (kept = undefined));
    return value;
  };
}
