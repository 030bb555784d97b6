/** Percent of the tokens of a treebank of which each test is true, as the CoNLL 2018 script counts with gold tokens. */
export function scoreTokens<Token, Found, Name extends string>(
  gold: readonly (readonly Token[])[],
  found: readonly (readonly Found[])[],
  tests: Readonly<Record<Name, (token: Token, found: Found) => boolean>>,
): Readonly<Record<Name | 'tokens', number>> {
  const pairs = gold.flatMap((tokens, s) => tokens.map((token, i) => [token, found[s]![i]!] as const));
  const shares = Object.entries<(token: Token, found: Found) => boolean>(tests).map(([name, test]) => [
    name,
    (100 * pairs.filter((pair) => test(...pair)).length) / pairs.length,
  ]);
  return { tokens: pairs.length, ...Object.fromEntries(shares) } as Record<Name | 'tokens', number>;
}
