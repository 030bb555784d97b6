import type { AnnotatedSentence, AnnotatedText, AnnotatedToken } from '@keelerada/estonian/annotated-text';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { FormToMake } from '../../sentence/corrector-morphology';
import type { ReadText } from '../../testing/correct-by-rules';

const HEAD = `What the analyser and the tagger say of the sentences beside the rules (rules/**/*.cases.txt): readings of their forms (< opens a
sentence, * is unknown to the dictionary), forms that rules ask for with their log frequencies, and tagged sentences.
\`npm run golden\` writes this file.`;
const TITLES = ['# Forms', '# Made forms', '# Tags', '# Sentences'];
const [CELL, PART] = ['\t', '|'];
/** Digits behind the point of a log frequency: enough to tell which form is more frequent. */
const DIGITS = 3;
const TAG_NAME_LENGTH = 4;

/** All that rules ask about some texts; frequencies by form, the rest by the keys below. */
export interface Recording {
  readonly annotations: ReadonlyMap<string, AnnotatedText>;
  readonly analyses: ReadonlyMap<string, EstonianFormAnalyses>;
  readonly made: ReadonlyMap<string, readonly string[]>;
  readonly frequencies: ReadonlyMap<string, number>;
}

/** A form with `<` before it where it opens a sentence. */
export function keyOfForm(form: string, isSentenceInitial = false): string {
  return `${isSentenceInitial ? '<' : ''}${form}`;
}

export function keyOfMade({ lemma, form, partOfSpeech }: FormToMake): string {
  return [lemma, partOfSpeech, form].join(PART);
}

/** Lemma, part of speech, form code and clitic of readings: no rule asks about the rest. */
function writeForm([key, { analyses, isKnown }]: readonly [string, EstonianFormAnalyses]): string {
  const readings = analyses.map(({ lemma, partOfSpeech, form, clitic }) =>
    [lemma, partOfSpeech, form, ...(clitic ? [clitic] : [])].join(PART),
  );
  return [`${isKnown ? '' : '*'}${key}`, ...readings].join(CELL);
}

function tagOf({ upos, xpos, features }: AnnotatedToken): string {
  return [upos, xpos, features].join(CELL);
}

/** A name that stays the same whatever other tags there are, so that a new sentence changes few lines. */
function nameTag(tag: string): string {
  return hashString(tag).toString(36).slice(-TAG_NAME_LENGTH);
}

/** The lemma is left out where it is the form. */
function writeToken(text: string, token: AnnotatedToken): string {
  const form = text.slice(token.start, token.end);
  const lemma = token.lemma === form ? '' : token.lemma;
  return [form, lemma, nameTag(tagOf(token)), token.head, token.relation].join(PART);
}

/** The recording as the text of its file. */
export function writeRecording({ annotations, analyses, made, frequencies }: Recording): string {
  const sentences = [...annotations.values()].flatMap((annotation) => annotation.sentences);
  const tags = [...new Set(sentences.flatMap(({ tokens }) => tokens.map(tagOf)))].sort();
  if (new Set(tags.map(nameTag)).size < tags.length) throw new Error('Two tags have one name.');
  const writeMade = (form: string): string =>
    `${form}${PART}${(frequencies.get(form) ?? -Infinity).toFixed(DIGITS)}`;
  const sections = [
    [...analyses].map(writeForm).sort(),
    [...made].map(([key, forms]) => [key, ...forms.map(writeMade)].join(CELL)).sort(),
    tags,
    [...annotations].flatMap(([text, annotation]) => [
      text,
      ...annotation.sentences.map(({ tokens }) =>
        ['', ...tokens.map((token) => writeToken(text, token))].join(CELL),
      ),
    ]),
  ];
  return `${[HEAD, ...sections.map((lines, i) => [TITLES[i], ...lines].join('\n'))].join('\n\n')}\n`;
}

/** The tokens of a line, from `start` in the text on. */
function readSentence(
  text: string,
  line: string,
  tags: ReadonlyMap<string, string>,
  start: number,
): AnnotatedSentence {
  let end = start;
  const tokens = line
    .split(CELL)
    .slice(1)
    .map((cell): AnnotatedToken => {
      const [form = '', lemma = '', tag = '', head, relation = ''] = cell.split(PART);
      const [upos = '', xpos = '', features = ''] = tags.get(tag)!.split(CELL);
      const at = text.indexOf(form, end);
      end = at + form.length;
      const own = lemma || form;
      return { start: at, end, lemma: own, root: own, upos, xpos, features, head: Number(head), relation };
    });
  return { start: tokens[0]!.start, end, tokens };
}

function readAnnotations(
  lines: readonly string[],
  tags: ReadonlyMap<string, string>,
): Map<string, AnnotatedText> {
  const sentences = new Map<string, AnnotatedSentence[]>();
  let text = '';
  for (const line of lines) {
    const own = sentences.get(text) ?? [];
    if (line.startsWith(CELL)) own.push(readSentence(text, line, tags, own.at(-1)?.end ?? 0));
    else sentences.set((text = line), []);
  }
  return new Map([...sentences].map(([key, found]) => [key, { language: 'et', sentences: found }]));
}

function readForm(line: string): [string, EstonianFormAnalyses] {
  const [cell = '', ...readings] = line.split(CELL);
  const isKnown = !cell.startsWith('*') || cell === '*';
  const analyses = readings.map((reading) => {
    const [lemma = '', partOfSpeech = '', form = '', clitic = ''] = reading.split(PART);
    return { lemma, root: lemma, ending: '', clitic, partOfSpeech, form };
  });
  return [isKnown ? cell : cell.slice(1), { analyses, isKnown }];
}

/** The recording of a file that `writeRecording` made. */
export function readRecording(file: string): Recording {
  const sections = file.trimEnd().split('\n\n').slice(1);
  const [forms = [], made = [], tags = [], sentences = []] = sections.map((section) =>
    section.split('\n').slice(1),
  );
  const makings = made.map((line) => {
    const [key = '', ...cells] = line.split(CELL);
    return { key, words: cells.map((cell) => cell.split(PART)) };
  });
  return {
    annotations: readAnnotations(sentences, new Map(tags.map((tag) => [nameTag(tag), tag]))),
    analyses: new Map(forms.map(readForm)),
    made: new Map(makings.map(({ key, words }) => [key, words.map(([word = '']) => word)])),
    frequencies: new Map(
      makings.flatMap(({ words }) => words.map(([word = '', value]) => [word, Number(value)] as const)),
    ),
  };
}

/** A text with the recorded answers. Throws an Error where something was never recorded. */
export function readRecordedText(text: string, recording: Recording): ReadText {
  const find = <Value>(answers: ReadonlyMap<string, Value>, key: string): Value => {
    const answer = answers.get(key);
    if (answer === undefined) throw new Error(`"${key}" is not recorded: run npm run golden.`);
    return answer;
  };
  const refuse = (): never => {
    throw new Error('Rules do not ask the speller.');
  };
  return {
    text,
    annotation: find(recording.annotations, text),
    morphology: {
      analyse: (...form) => find(recording.analyses, keyOfForm(...form)),
      synthesise: (form) => find(recording.made, keyOfMade(form)),
      ...{ isKnown: refuse, suggest: refuse },
    },
    frequencyOf: (word) => find(recording.frequencies, word),
  };
}
