// A text that holds "constructor" finds what every object inherits: what a string names is kept in a Map. This rule asks
// for types, which the linter's own rules cannot: it reports `object[name]` and `name in object` where the name is any
// string, in product code. A line under a comment with `any string` is let be. Usage: node scripts/check-string-index.mjs
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from './run.mjs';

/** Here the words are those of the project's own tests and corpora. */
const TESTS = /\.test\.tsx?$|\/testing\/|\.d\.ts$/u;
const LET_BE = /\/\/ any string\b/u;
/** The server with the packages, and the screens. */
const CONFIGS = ['tsconfig.json', 'apps/web/tsconfig.json'];
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node', 'vite/client'],
  strict: true,
  noUncheckedIndexedAccess: true,
  resolveJsonModule: true,
  skipLibCheck: true,
};

/** The files of both; most of the cost is to read the packages and libraries that both use. */
function listFiles() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const files = CONFIGS.flatMap(
    (path) => ts.getParsedCommandLineOfConfigFile(join(ROOT, path), {}, host).fileNames,
  );
  return [...new Set(files)].filter((path) => !TESTS.test(path));
}

/** The places in the files where any string is an index, as `path:line`. */
export function findStringIndexes(paths) {
  const program = ts.createProgram(paths, OPTIONS);
  const checker = program.getTypeChecker();
  const isAnyString = (node) => {
    const type = checker.getTypeAtLocation(node);
    const named = checker.getBaseConstraintOfType(type) ?? type;
    return (named.isUnion() ? named.types : [named]).some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
  };
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    const lines = source.text.split('\n');
    const found = [];
    const visit = (node) => {
      const name = readName(node);
      if (name !== null && isAnyString(name)) {
        const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
        if (!LET_BE.test(lines[line - 1] ?? '')) found.push(`${path}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** What names a field where a field is read or looked for; a field may be written under any name. */
function readName(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) return node.left;
  if (!ts.isElementAccessExpression(node) || ts.isNumericLiteral(node.argumentExpression)) return null;
  const { parent } = node;
  const isWritten =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isWritten ? null : node.argumentExpression;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = listFiles();
  const found = findStringIndexes(files);
  for (const place of found)
    console.error(`string index: ${relative(ROOT, place)}: keep what a string names in a Map`);
  console.log(`string index: ${files.length} files, ${found.length} faults`);
  if (found.length > 0 || files.length === 0) process.exit(1);
}
