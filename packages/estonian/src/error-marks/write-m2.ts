import { listUnits, type CorrectedText, type MarkedUnit } from './corrected-text';
import { listComments } from './write-corrected-text';

const NO_CORRECTION = '-NONE-';
const NO_EDIT = `A -1 -1|||noop|||${NO_CORRECTION}|||REQUIRED|||${NO_CORRECTION}|||0`;

/**
 * M2 (Dahlmeier and Ng 2012) as ERRANT writes it: a line `S` of tokens for each sentence, then its marks, one annotator, and an
 * empty line, so that files can be joined. Nothing else stands in it, as its programs read no comments: `writeM2Origin` says what the file is.
 */
export function writeM2(edited: CorrectedText): string {
  const blocks = listUnits(edited).map((unit) => writeUnit(edited.text, unit));
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** What an M2 file is of, a block of comments for each text: `import-corpus` reads it beside the file. */
export function writeM2Origin(edited: CorrectedText): string {
  return `${[...listComments(edited), `# sentences = ${listUnits(edited).length}`].join('\n')}\n\n`;
}

function writeUnit(text: string, { tokens, marks }: MarkedUnit): string {
  const words: string[] = [];
  // A token with a space in it, such as 10 000, is more than one word of M2.
  const firsts = tokens.map(({ start, end }) => words.push(...text.slice(start, end).split(/\s+/u)));
  const place = (token: number): number => (token === 0 ? 0 : firsts[token - 1]!);
  const lines = marks.map(({ start, end, code, corrected }) => {
    const right = corrected.length === 0 ? NO_CORRECTION : corrected.map(({ form }) => form).join(' ');
    return `A ${place(start)} ${place(end)}|||${code}|||${right}|||REQUIRED|||${NO_CORRECTION}|||0`;
  });
  return [`S ${words.join(' ')}`, ...(lines.length === 0 ? [NO_EDIT] : lines)].join('\n');
}
