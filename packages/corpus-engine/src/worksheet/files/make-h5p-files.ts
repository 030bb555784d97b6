import { escapeXml } from '@keelerada/estonian/xml/write-xml';
import type { Gap, Question, QuestionSheet } from './question';

/** Libraries of the exercise in the versions that it was written for; they are not in the file. */
const MAIN_LIBRARY = { machineName: 'H5P.Blanks', majorVersion: 1, minorVersion: 14 } as const;
const LIBRARIES = [
  MAIN_LIBRARY,
  { machineName: 'H5P.Question', majorVersion: 1, minorVersion: 5 },
  { machineName: 'H5P.JoubelUI', majorVersion: 1, minorVersion: 3 },
  { machineName: 'H5P.Transition', majorVersion: 1, minorVersion: 0 },
  { machineName: 'H5P.TextUtilities', majorVersion: 1, minorVersion: 3 },
  { machineName: 'FontAwesome', majorVersion: 4, minorVersion: 5 },
] as const;

/** Of the texts of the corpus, in the words of H5P; `U` is an undisclosed one. */
const CORPUS_LICENCE = { license: 'CC BY', licenseVersion: '4.0' } as const;
/** Longest text that H5P takes for terms of use. Characters. */
const MAX_TERMS = 5000;
/** An answer with a sign that parts answers or hints stays in the text. */
const NO_GAP = /[*/:\\]/u;
/** A star would begin a gap. */
const escape = (text: string): string => escapeXml(text).replaceAll('*', '&#42;');

/**
 * The files of a .h5p archive by name: Fill in the Blanks, one sentence a block. Whoever opens it needs the libraries:
 * H5P sites and learning environments with H5P have them.
 */
export function makeH5pFiles({
  title,
  instruction,
  questions,
  citation,
  isOfCorpus,
}: QuestionSheet): Readonly<Record<'h5p.json' | 'content/content.json', string>> {
  const about = {
    title,
    language: 'et',
    mainLibrary: MAIN_LIBRARY.machineName,
    embedTypes: ['div'],
    ...(isOfCorpus ? CORPUS_LICENCE : { license: 'U' }),
    // Shown under the rights of use of the exercise.
    ...(citation !== '' && { licenseExtras: citation.slice(0, MAX_TERMS) }),
    preloadedDependencies: LIBRARIES,
  };
  const content = {
    text: `<p>${escape(instruction)}</p>`,
    questions: questions.map((question) => `<p>${question.map(writePart).join('')}</p>`),
    behaviour: {
      ...{ enableRetry: true, enableSolutionsButton: true, enableCheckButton: true, autoCheck: false },
      ...{ caseSensitive: true, showSolutionsRequiresInput: true, separateLines: false },
      ...{ acceptSpellingErrors: false, confirmCheckDialog: false, confirmRetryDialog: false },
    },
  };
  return { 'h5p.json': JSON.stringify(about), 'content/content.json': JSON.stringify(content) };
}

function writePart(part: Question[number]): string {
  return typeof part === 'string' ? escape(part) : writeGap(part);
}

/** The base form stands in brackets, as the instruction says. H5P has no choices here; they come as the hint. */
function writeGap({ answer, hint, choices, accepted = [] }: Gap): string {
  const base = hint === '' ? '' : ` (${escape(hint)})`;
  if (NO_GAP.test(answer)) return escape(answer);
  const right = [answer, ...(choices.length === 0 ? accepted : [])].filter((each) => !NO_GAP.test(each));
  const tip = choices
    .join(', ')
    .replace(/[:*/\\]/gu, ' ')
    .trim();
  return `*${right.map(escape).join('/')}${tip === '' ? '' : `:${escape(tip)}`}*${base}`;
}
