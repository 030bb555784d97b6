import { correctText, type CorrectedText } from './corrected-text';

/** The corrected text below lines that say what it is, each with `# ` before it, and an empty line. */
export function writeCorrectedText(edited: CorrectedText): string {
  return `${listComments(edited).join('\n')}\n\n${correctText(edited).trimEnd()}\n`;
}

/** Comment lines on a text and its marks. */
export function listComments({ id, facts, origin, citation }: CorrectedText): string[] {
  return [
    `# text_id = ${id}`,
    ...facts.map(([name, value]) => `# ${name} = ${value}`),
    `# errors = ${origin}`,
    `# citation = ${citation}`,
  ];
}
