/** A test of a file: throws or rejects where it fails. */
export interface CollectedCase {
  readonly suite: string;
  readonly name: string;
  run(): unknown;
}

type Body = (...values: never[]) => unknown;

/**
 * Stands for vitest where its files are read in one bundle: keeps what is given to `it` and `describe`, with the rows of
 * `each`, in `cases`.
 */
export function makeSuiteCollector() {
  const cases: CollectedCase[] = [];
  const before: (() => unknown)[] = [];
  const suites: string[] = [];
  const describe = (name: string, body: () => void): void => {
    suites.push(name);
    body();
    suites.pop();
  };
  const it = (name: string, run: () => unknown): void => {
    cases.push({ suite: suites.join(' › '), name, run });
  };
  const eachOf =
    (collect: (name: string, body: () => void) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, body: Body): void => {
      for (const row of rows) {
        const values = (Array.isArray(row) ? row : [row]) as never[];
        collect(`${name} ${JSON.stringify(row)}`, () => body(...values));
      }
    };
  return {
    cases,
    before,
    suites,
    describe: Object.assign(describe, { each: eachOf(describe) }),
    it: Object.assign(it, { each: eachOf(it) }),
    beforeAll: (run: () => unknown): void => void before.push(run),
  };
}
