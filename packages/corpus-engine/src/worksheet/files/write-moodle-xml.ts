import { escapeXml, XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import type { Gap, Question, QuestionSheet } from './question';

/** Signs that have a meaning inside the braces of a gap. */
const SPECIAL_IN_GAP = /[\\}#~/]/gu;
const escapeMarkup = (text: string): string => escapeXml(text, '');
/** Text of HTML; a brace would begin a gap. */
const escapeHtml = (text: string): string => escapeMarkup(text).replaceAll('{', '&#123;');
/** Moodle takes the entities away after it has cut the gap; before an end of an answer a backslash would keep it from being one. */
const escapeAnswer = (answer: string): string =>
  escapeMarkup(answer).replace(SPECIAL_IN_GAP, (sign) => (sign === '\\' ? '&#92;' : `\\${sign}`));

/**
 * The questions as a Moodle XML file, each sentence a cloze question with all its gaps. The citation is what the category
 * says of itself: teachers see it in the question bank.
 */
export function writeMoodleXml(sheet: QuestionSheet): string {
  const { title, instruction, nameQuestion, questions, citation } = sheet;
  const info =
    citation === '' ? '' : `<info format="plain_text"><text>${escapeMarkup(citation)}</text></info>`;
  const category = `<question type="category"><category><text>${escapeMarkup(`$course$/top/${title.replaceAll('/', '//')}`)}</text></category>${info}</question>`;
  const written = questions.map((question, place) => {
    const html = `<p>${escapeHtml(instruction)}</p><p lang="et">${question.map(writePart).join('')}</p>`;
    return [
      '<question type="cloze">',
      `<name><text>${escapeMarkup(nameQuestion(place + 1))}</text></name>`,
      `<questiontext format="html"><text>${escapeMarkup(html)}</text></questiontext>`,
      '</question>',
    ].join('');
  });
  return `${XML_DECLARATION}<quiz>\n${[category, ...written].join('\n')}\n</quiz>\n`;
}

function writePart(part: Question[number]): string {
  return typeof part === 'string' ? escapeHtml(part) : writeGap(part);
}

function writeGap({ answer, hint, choices, accepted = [] }: Gap): string {
  const wrong = choices.filter((choice) => choice !== answer);
  const kind = wrong.length === 0 ? 'SHORTANSWER_C' : 'MULTICHOICE_S';
  // "=" gives all the marks to each answer behind it.
  const right = [answer, ...(wrong.length === 0 ? accepted : [])].map((each) => `=${escapeAnswer(each)}`);
  const answers = [...right, ...wrong.map(escapeAnswer)].join('~');
  return `{1:${kind}:${answers}}${hint === '' ? '' : ` (${escapeHtml(hint)})`}`;
}
