import type { Gap, Question, QuestionSheet } from './question';

const SPECIAL = /[\\~=#{}:]/gu;

/** All that some reader takes for the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const escape = (text: string): string =>
  text
    .split(LINE_END)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').replace(SPECIAL, (sign) => `\\${sign}`))
    .join('\\n');

/**
 * The questions in Moodle's GIFT format. A question of GIFT has one gap, so a sentence with several is as many questions,
 * the other words in place.
 */
export function writeGift({ title, instruction, nameQuestion, questions, citation }: QuestionSheet): string {
  let number = 0;
  const written = questions.flatMap((question) =>
    question.flatMap((part, place) =>
      typeof part === 'string' ? [] : [writeQuestion(question, place, nameQuestion((number += 1)))],
    ),
  );
  const head = [title, ...instruction.split(LINE_END), ...(citation === '' ? [] : [citation])];
  const comments = head.map((line) => `// ${toOneLine(line)}`);
  return `${[comments.join('\n'), ...written].join('\n\n')}\n`;
}

function writeQuestion(question: Question, gap: number, name: string): string {
  const parts = question.map((part, place) => {
    if (typeof part === 'string') return escape(part);
    return place === gap ? writeGap(part) : escape(part.answer);
  });
  // Without a mark of its format a text that begins with "[" would be read as one.
  return `::${escape(toOneLine(name))}::[plain]${parts.join('')}`;
}

function writeGap({ answer, hint, choices, accepted = [] }: Gap): string {
  const right = [answer, ...(choices.length === 0 ? accepted : [])];
  const wrong = choices.filter((choice) => choice !== answer).map((choice) => ` ~${escape(choice)}`);
  return `{${right.map((each) => `=${escape(each)}`).join(' ')}${wrong.join('')}}${hint === '' ? '' : ` (${escape(hint)})`}`;
}
