import { listUnits, type CorrectedText } from './corrected-text';
import { listComments } from './write-corrected-text';

const NO_CORRECTION = '-NONE-';
const NO_EDIT = `A -1 -1|||noop|||${NO_CORRECTION}|||${NO_CORRECTION}|||${NO_CORRECTION}|||0`;

/**
 * M2 (Dahlmeier and Ng 2012) as in EstGEC-L2: a line `S` of tokens for each sentence, then its marks, one annotator. Comment
 * lines with `# text_id` stand above; `import-corpus` reads the file back.
 */
export function writeM2(edited: CorrectedText): string {
  const { text } = edited;
  const units = listUnits(edited).map(({ tokens, marks }) => {
    const words = tokens.map(({ start, end }) => text.slice(start, end));
    const lines = marks.map(({ start, end, code, corrected }) => {
      const right = corrected.length === 0 ? NO_CORRECTION : corrected.map(({ form }) => form).join(' ');
      return `A ${start} ${end}|||${code}|||${right}|||REQUIRED|||${NO_CORRECTION}|||0`;
    });
    return [`S ${words.join(' ')}`, ...(lines.length === 0 ? [NO_EDIT] : lines), ''].join('\n');
  });
  return `${[...listComments(edited), ...units].join('\n')}\n`;
}
