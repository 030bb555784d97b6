/** A gap with what belongs in it. */
export interface Gap {
  readonly answer: string;
  /** Base form or another hint; empty for none. */
  readonly hint: string;
  /** The answer among wrong ones; empty where the answer is typed. */
  readonly choices: readonly string[];
  /** What is as right as the answer. */
  readonly accepted?: readonly string[];
}

/** A sentence of a worksheet: text and gaps in order. */
export type Question = readonly (string | Gap)[];

/** What a file of questions is made of. */
export interface QuestionSheet {
  readonly title: string;
  readonly instruction: string;
  /** Name of a question by its number, from 1. */
  readonly nameQuestion: (number: number) => string;
  readonly questions: readonly Question[];
  /** How the sentences are cited, in one line; empty where nobody says. It stands where pupils do not meet it. */
  readonly citation: string;
  /** Every sentence is of the corpus, under its licence. */
  readonly isOfCorpus: boolean;
}

interface MarkedSentence {
  readonly text: string;
  readonly marks: readonly {
    readonly start: number;
    readonly end: number;
    readonly lemma: string;
    readonly choices?: readonly string[] | undefined;
    readonly accepted?: readonly string[] | undefined;
  }[];
}

/** A comma or the like, whose gap would tell where it belongs. */
export const isSign = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A question whose marks are gaps, the base form a hint where it is asked for; a sentence without its commas is written whole. */
export function makeQuestion({ text, marks }: MarkedSentence, hasLemma: boolean): Question {
  if (marks.length > 0 && marks.every(({ start, end }) => isSign(text.slice(start, end)))) {
    const bare = marks.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    return [`${bare} `, { answer: text, hint: '', choices: [] }];
  }
  const parts: (string | Gap)[] = [];
  let at = 0;
  for (const { start, end, lemma, choices, accepted } of marks) {
    if (start > at) parts.push(text.slice(at, start));
    const gap = { answer: text.slice(start, end), hint: hasLemma ? lemma : '', choices: choices ?? [] };
    parts.push({ ...gap, ...(accepted && { accepted }) });
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
