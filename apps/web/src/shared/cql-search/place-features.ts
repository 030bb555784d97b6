/** The value of a UD feature in a list such as `Case=Gen|Number=Plur`, or an empty string. */
export function readFeature(feats: string | undefined, name: string): string {
  const pair = feats?.split('|').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

/** The list with another value of a feature, or without the feature if the value is empty; undefined if none is left. */
export function withFeature(feats: string | undefined, name: string, value: string): string | undefined {
  const others = (feats?.split('|') ?? []).filter((pair) => !pair.startsWith(`${name}=`));
  const all = value === '' ? others : [...others, `${name}=${value}`];
  return all.length === 0 ? undefined : all.join('|');
}
