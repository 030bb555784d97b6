/** The table of the cases of a rule is named after it. */
const ENDING = '.cases.txt';
const ARROW = ' => ';
/** What a line begins with, by what the rule makes of its sentence; a line without a sign is mended. */
const SIGNS = { '=': 'right', '!': 'false mark', '~': 'evidence', '?': 'missed' } as const;

/**
 * What a rule makes of a sentence by itself: a wrong one is `mended` by a sure mark, only by `evidence` that waits for the
 * trees, or `missed`; a right one stays `right` or gets a `false mark`.
 */
export type CaseOutcome = 'mended' | (typeof SIGNS)[keyof typeof SIGNS];

/** A sentence of the table of a rule. */
export interface RuleCase {
  readonly rule: string;
  /** What the comment above it says, for example where a false mark was reported; else ''. */
  readonly name: string;
  readonly text: string;
  /** The text without the error; the text itself where it has none. */
  readonly right: string;
  readonly expected: CaseOutcome;
}

export function isCaseTable(file: string): boolean {
  return file.endsWith(ENDING);
}

/**
 * The cases of the table in a file, whose path ends with `<rule>.cases.txt`; a line that begins with # names the case below
 * it. Throws an Error at a line that is none.
 */
export function parseRuleCases(file: string, table: string): RuleCase[] {
  const rule = file.slice(file.lastIndexOf('/') + 1, -ENDING.length);
  let name = '';
  return table.split('\n').flatMap((line) => {
    if (line.startsWith('#') || line.trim() === '') {
      name = line.slice(1).trim();
      return [];
    }
    const found = { rule, name, ...parseLine(rule, line) };
    name = '';
    return [found];
  });
}

function parseLine(rule: string, line: string): Pick<RuleCase, 'text' | 'right' | 'expected'> {
  const [sign] = line.split(' ', 1) as [string];
  const expected = Object.hasOwn(SIGNS, sign) ? SIGNS[sign as keyof typeof SIGNS] : 'mended';
  const [text = '', right = text, ...rest] = line.slice(expected === 'mended' ? 0 : 2).split(ARROW);
  const isRight = expected === 'right' || expected === 'false mark';
  if (rest.length > 0 || isRight !== (text === right)) throw new Error(`No case of ${rule}: ${line}`);
  return { text, right, expected };
}
