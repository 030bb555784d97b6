import {
  NO_TREE_PLACE,
  type AnnotatedSentence,
  type AnnotatedText,
  type SentenceSpan,
  type TextLanguage,
  type TokenReading,
} from '../annotated-text';
import { cleanForm, MAX_ANALYSED_LENGTH } from './clean-form';
import { FormCache } from './form-cache';
import { copyText } from '../copy-text';
import { detectLanguage } from '../detect-language';
import { giveWay, type TurnOptions } from '../give-way';
import type { EstonianFormAnalyses, Morphology } from '../morphology';
import type { ParserModel } from '../parsing/parser-model';
import { readRussianSentence } from '../russian/read-russian-sentence';
import { segmentText } from '../segmentation/segment-text';
import { findSignClass } from '../tagging/candidates/sign-class';
import { makeTagger } from '../tagging/tag-text';
import type { TaggerModel } from '../tagging/tagger-model';
import type { WordEntry } from '../tagging/word-entry';
import { findWordShape } from '../tagging/candidates/word-shape';
import { findNameBeforeApostrophe } from '../words/find-name-before-apostrophe';

/** Forms kept between texts by default: those of a corpus of 600,000 words. A form takes about 1.5 KB. */
const DEFAULT_CACHED_FORMS = 120_000;
/** Marks a form that opens its sentence. No form contains it: `cleanForm` removes control characters. */
const INITIAL_MARK = '\u0001';

const NO_ANALYSES: EstonianFormAnalyses = { analyses: [], isKnown: false };

export interface AnnotatorOptions {
  readonly morphology: Morphology;
  readonly taggerModel: TaggerModel;
  /** Without it annotations have no trees. Russian texts never have any. */
  readonly parserModel?: ParserModel;
  /** Most forms kept in memory. */
  readonly cachedForms?: number;
}

/** A text to annotate. */
export interface TextToAnnotate {
  readonly text: string;
  /** Its sentences and tokens, where it is cut already. */
  readonly sentences?: readonly SentenceSpan[] | undefined;
  /** Found by `detectLanguage` if it is missing. */
  readonly language?: TextLanguage | undefined;
}

/** A text that is cut into sentences and tokens already. */
export interface SegmentedText extends TextToAnnotate {
  readonly sentences: readonly SentenceSpan[];
}

/** Turns texts into annotations. Keeps what it made of the forms it has met, so one annotator should serve many texts. */
export interface Annotator {
  annotate(text: TextToAnnotate, options?: TurnOptions): Promise<AnnotatedText>;
}

/** A form as the analyser sees it. */
interface ReadForm {
  readonly form: string;
  /** It is no word: no analyser is asked, and the tagger sees its beginning. */
  readonly isTooLong: boolean;
}

/** Reads a sentence by its place. */
type TagSentence = (place: number) => readonly TokenReading[];

/** Makes an annotator over an analyser, a trained tagger and a trained parser. */
export function createAnnotator(options: AnnotatorOptions): Annotator {
  const { morphology, taggerModel, parserModel, cachedForms = DEFAULT_CACHED_FORMS } = options;
  // To prepare a form takes longer than to analyse it.
  const kept = new FormCache<WordEntry>(cachedForms);

  function findEntry(form: string, isFirst: boolean): WordEntry {
    // Standing first matters only for forms that begin with a capital.
    const isInitial = isFirst && form.charAt(0) !== form.charAt(0).toLowerCase();
    const known = kept.get(isInitial ? INITIAL_MARK + form : form);
    if (known !== undefined) return known;
    // A slice would keep the whole text in memory for as long as the cache keeps the form.
    const own = copyText(form);
    const entry = taggerModel.makeEntry(own, morphology.analyse(own, isInitial));
    kept.set(isInitial ? INITIAL_MARK + own : own, entry);
    return entry;
  }

  const prepareEstonian = (forms: readonly ReadForm[]): readonly WordEntry[] =>
    forms.map(({ form, isTooLong }, i) =>
      isTooLong ? taggerModel.makeEntry(form, NO_ANALYSES) : findEntry(form, i === 0),
    );

  const readRussian = (forms: readonly ReadForm[]): readonly TokenReading[] =>
    readRussianSentence(
      forms.map(({ form }) => form),
      forms.map(({ form, isTooLong }) => (isTooLong ? [] : morphology.analyseRussian(toRussianWord(form)))),
    );

  return {
    annotate: async (given, options = {}) => {
      const { text, sentences = segmentText(text), language = detectLanguage(text) } = given;
      const isEstonian = language === 'et';
      const forms: (readonly ReadForm[])[] = [];
      const entries: (readonly WordEntry[])[] = [];
      for (const sentence of sentences) {
        await giveWay(options);
        const read = readForms(text, sentence);
        forms.push(read);
        if (isEstonian) entries.push(prepareEstonian(read));
      }
      const tag: TagSentence = isEstonian
        ? makeTagger(taggerModel, entries)
        : (place) => readRussian(forms[place]!);
      const annotated: AnnotatedSentence[] = [];
      for (const [place, sentence] of sentences.entries()) {
        await giveWay(options);
        const read = { text, language, sentence, forms: forms[place]!, tagged: tag(place) };
        annotated.push(assemble(read, isEstonian ? parserModel : undefined));
      }
      return { language, sentences: annotated };
    },
  };
}

function readForms(text: string, { tokens }: SentenceSpan): ReadForm[] {
  return tokens.map(({ start, end }) => {
    const form = cleanForm(text.slice(start, end));
    const isTooLong = form.length > MAX_ANALYSED_LENGTH;
    return { form: isTooLong ? form.slice(0, MAX_ANALYSED_LENGTH) : form, isTooLong };
  });
}

/** What is looked up of a Russian form: lower case, without the full stop of an abbreviation. */
function toRussianWord(form: string): string {
  const lower = form.toLowerCase();
  return lower.length > 1 && lower.endsWith('.') ? lower.replace(/\.+$/, '') || lower : lower;
}

/** Reads a token that is too long to be a word, so that no analyser was asked: a row of signs, or unknown. */
function makeUnknown(form: string): TokenReading {
  const sign = findSignClass(form, findWordShape(form));
  const xpos = sign === null ? 'X' : sign === 'NUM' ? 'N' : 'Z';
  return { lemma: form, upos: sign ?? 'X', xpos, features: '_', root: form };
}

/** The base form of a foreign word with an ending is what stands before its apostrophe: no dictionary knows it. */
function chooseBase(form: string, lemma: string): string {
  const name = findNameBeforeApostrophe(form);
  return name === null || name.toLowerCase() === lemma.toLowerCase() ? lemma : name;
}

interface ReadSentence {
  readonly text: string;
  readonly language: TextLanguage;
  readonly sentence: SentenceSpan;
  readonly forms: readonly ReadForm[];
  readonly tagged: readonly TokenReading[];
}

function assemble(
  { text, language, sentence, forms, tagged }: ReadSentence,
  parserModel: ParserModel | undefined,
): AnnotatedSentence {
  const readings = sentence.tokens.map(({ start, end }, i) =>
    forms[i]!.isTooLong ? makeUnknown(text.slice(start, end)) : tagged[i]!,
  );
  const tree = parserModel?.parse(
    forms.map(({ form }) => form),
    readings,
  );
  const tokens = sentence.tokens.map(({ start, end }, i) => {
    const { upos, xpos, features, root, ...reading } = readings[i]!;
    const lemma = language === 'et' ? chooseBase(forms[i]!.form, reading.lemma) : reading.lemma;
    const { head, relation } = tree?.[i] ?? NO_TREE_PLACE;
    return { start, end, lemma, upos, xpos, features, root, head, relation };
  });
  return { start: sentence.start, end: sentence.end, tokens };
}
