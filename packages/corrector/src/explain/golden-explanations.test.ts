import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GOLDEN = new URL('../../golden/corrections.txt', import.meta.url);
/** Share of the marks of a form that must name what asks for it. */
const LEAST_SHARE = 0.9;
/** Share that must name the form that is written: a wrong stem such as `jooksas` is no form with a name. */
const LEAST_NAMED_SHARE = 0.8;

interface GoldenMark {
  readonly type: string;
  readonly et: string;
  readonly en: string;
}

/** Sure marks of grammar with what is said of them, as `npm run golden` writes them: two lines of a mark, two a language. */
function readMarks(): readonly GoldenMark[] {
  const lines = readFileSync(GOLDEN, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    const kind = /^ {4}(\w+), sure/u.exec(lines[i + 1] ?? '');
    if (!line.startsWith('  grammar: ') || kind === null) return [];
    const [et = '', etMore = '', en = '', enMore = ''] = lines.slice(i + 2, i + 6).map((one) => one.trim());
    return [{ type: kind[1]!, et: `${et} ${etMore}`, en: `${en} ${enMore}` }];
  });
}

const marks = readMarks();
const ofForms = marks.filter(({ type }) => type === 'caseError' || type === 'verbFormError');
const showShare = (names: (mark: GoldenMark) => boolean) => ofForms.filter(names).length / ofForms.length;

describe('the explanations of the golden sentences', () => {
  it('are there in both languages for every mark', () => {
    expect(marks.length).toBeGreaterThan(150);
    const bare = marks.filter(({ et, en }) => !/^et: \S/u.test(et) || !/^en: \S/u.test(en));
    expect(bare).toEqual([]);
  });

  it('name the form that is written and the one that is asked for', () => {
    const namesBoth = ({ et, en }: GoldenMark) =>
      /Sa kirjutasid „[^”]+” \(\p{L}/u.test(et) && /You wrote “[^”]+” \(\p{L}/u.test(en);
    expect(showShare(namesBoth)).toBeGreaterThanOrEqual(LEAST_NAMED_SHARE);
  });

  it('name the word or the rule that asks for it, not only that a form fits', () => {
    expect(showShare(({ et }) => !et.includes('siia sobib'))).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect(showShare(({ en }) => !en.includes('fits here'))).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
