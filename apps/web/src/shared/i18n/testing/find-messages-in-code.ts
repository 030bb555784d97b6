import ts from 'typescript';

export interface FoundKey {
  /** Any of these may hold the message. */
  readonly namespaces: readonly string[];
  readonly key: string;
  /** File and line. */
  readonly place: string;
}

/** Attributes whose text a person reads or hears. */
const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'helperText',
  'label',
  'placeholder',
  'title',
  'closeText',
];
const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

const placeOf = (source: ts.SourceFile, node: ts.Node) =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

/** Namespaces that the file's calls of `useTranslation` name. */
function findNamespaces(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'useTranslation') return;
    const [argument] = node.arguments;
    const names = argument && ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];
    for (const name of names) if (name && ts.isStringLiteral(name)) found.add(name.text);
  });
  return [...found];
}

/** The texts that an expression may stand for: a literal, both sides of a choice, or the start of a template. */
function readTexts(node: ts.Expression): { text: string; isWhole: boolean }[] {
  if (ts.isStringLiteralLike(node)) return [{ text: node.text, isWhole: true }];
  if (ts.isTemplateExpression(node)) return [{ text: node.head.text, isWhole: false }];
  if (ts.isConditionalExpression(node)) return [...readTexts(node.whenTrue), ...readTexts(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return readTexts(node.expression);
  return [];
}

/** Keys that the calls of `t` name: whole ones, and the beginnings of those that are put together. */
export function findKeys(sources: readonly ts.SourceFile[]): { exact: FoundKey[]; prefixes: FoundKey[] } {
  const exact: FoundKey[] = [];
  const prefixes: FoundKey[] = [];
  for (const source of sources) {
    const own = findNamespaces(source);
    visit(source, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText(source) !== 't') return;
      const [argument] = node.arguments;
      for (const { text, isWhole } of argument ? readTexts(argument) : []) {
        const [first = '', ...rest] = text.split(':');
        const found =
          rest.length > 0 ? { namespaces: [first], key: rest.join(':') } : { namespaces: own, key: text };
        // A function that was given `t` asks in the namespace of its caller, which this search does not know.
        if (found.namespaces.length === 0 || found.key === '') continue;
        (isWhole ? exact : prefixes).push({ ...found, place: placeOf(source, node) });
      }
    });
  }
  return { exact, prefixes };
}

/** Words that stand in elements or their spoken attributes instead of coming from the messages. */
export function findLiterals(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (hasWord(text)) found.push(`${placeOf(source, node)}: ${text.trim()}`);
  };
  visit(source, (node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    )
      for (const { text } of readTexts(node.expression)) report(node, text);
    if (
      !ts.isJsxAttribute(node) ||
      !node.initializer ||
      !spokenAttributes.includes(node.name.getText(source))
    )
      return;
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    for (const { text } of value && ts.isExpression(value) ? readTexts(value) : []) report(node, text);
  });
  return found;
}
