import ts from 'typescript';
import { SWITCH } from './mutant-switches';

/** A condition that can be taken away. */
export interface Mutant {
  readonly file: string;
  /** The function that it is in, and what is taken away: the same after lines above have changed. */
  readonly name: string;
}

const LONGEST_SNIPPET = 110;

interface Edit {
  readonly at: number;
  readonly text: string;
}

/**
 * A source in which every condition has a switch: with the one of its number on, an early return (`if (…) return …`) never
 * happens, and an operand of && or || says nothing. Numbers go on from those of `mutants`, to which its own are added.
 */
export function plantMutants(file: string, source: string, mutants: Mutant[]): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const names = new Map<string, number>();
  const plant = (node: ts.Expression, kind: 'return' | 'operand', value: boolean, shown: ts.Node): void => {
    const snippet = shown.getText(tree).replaceAll(/\s+/gu, ' ').slice(0, LONGEST_SNIPPET);
    const name = `${nameOfFunction(node)} ${kind} ${snippet}`;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    edits.push({ at: node.getStart(tree), text: `(${SWITCH}(${mutants.length}) ? ${value} : ` });
    edits.push({ at: node.end, text: ')' });
    mutants.push({ file, name: count === 1 ? name : `${name} #${count}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && isEarlyReturn(node)) plant(node.expression, 'return', false, node);
    // What is visited last opens last and closes first.
    const operator = readOperator(node);
    ts.forEachChild(node, (child) => {
      if (operator !== undefined && ts.isExpression(child) && readOperator(child) !== operator)
        plant(child, 'operand', operator === ts.SyntaxKind.AmpersandAmpersandToken, child);
      visit(child);
    });
  };
  visit(tree);
  return applyEdits(source, edits);
}

/** `if (…) return …` and `if (…) continue`, without an else. */
function isEarlyReturn({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  const leaves = last !== undefined && (ts.isReturnStatement(last) || ts.isContinueStatement(last));
  return leaves && elseStatement === undefined;
}

function readOperator(node: ts.Node): ts.SyntaxKind | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  const isLogical = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  return isLogical ? kind : undefined;
}

function nameOfFunction(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) return at.name.getText();
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
  }
  return '';
}

/** Of edits at one place the earlier one opens outside; those that close do so in the other order. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.at - b.at || Number(b.text === ')') - Number(a.text === ')'));
  let [text, from] = ['', 0];
  for (const { at, text: added } of sorted) {
    text += source.slice(from, at) + added;
    from = at;
  }
  return text + source.slice(from);
}
