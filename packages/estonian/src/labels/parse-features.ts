/** UD features by name; `{}` for `_`. `features` is a UD feature string such as `Case=Gen|Number=Sing`. */
export function parseFeatures(features: string): Readonly<Record<string, string>> {
  if (features === '_') return {};
  return Object.fromEntries(
    features.split('|').map((feature) => {
      const cut = feature.indexOf('=');
      return [feature.slice(0, cut), feature.slice(cut + 1)];
    }),
  );
}
