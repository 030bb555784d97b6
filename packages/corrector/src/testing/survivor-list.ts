import type { Mutant } from './plant-mutants';

const TITLES = ['# Early returns', '# Operands'];
const CELL = '\t';

/** What no test sees: early returns by name, operands of && and || as a count for each file. */
export interface Survivors {
  readonly returns: readonly string[];
  readonly operands: ReadonlyMap<string, number>;
}

export function describeSurvivors(mutants: readonly Mutant[]): Survivors {
  const operands = new Map<string, number>();
  for (const { kind, file } of mutants)
    if (kind === 'operand') operands.set(file, (operands.get(file) ?? 0) + 1);
  const returns = mutants.filter(({ kind }) => kind === 'return').map(({ file, name }) => `${file} ${name}`);
  return { returns: returns.sort(), operands };
}

/** The committed list: each early return with its reason on the line below, then the files with their counts. */
export function readSurvivorList(text: string): {
  readonly reasons: ReadonlyMap<string, string>;
  readonly operands: ReadonlyMap<string, number>;
} {
  const [returns = [], operands = []] = TITLES.map((title) => {
    const [, section = ''] = text.split(`${title}\n`);
    return section.split('\n\n')[0]!.split('\n').filter(Boolean);
  });
  const reasons = returns.flatMap((line, i) =>
    line.startsWith(CELL)
      ? []
      : [[line, returns[i + 1]?.startsWith(CELL) ? returns[i + 1]!.trim() : ''] as const],
  );
  return {
    reasons: new Map(reasons),
    operands: new Map(
      operands.map((line) => {
        const [file = '', count] = line.split(CELL);
        return [file, Number(count)];
      }),
    ),
  };
}
