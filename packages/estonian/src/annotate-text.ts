import { NO_TREE_PLACE } from './annotated-text';
import type {
  AnnotatedSentence,
  AnnotatedText,
  SentenceSpan,
  TextLanguage,
  TokenReading,
} from './annotated-text';
import {
  analyseEstonianForms,
  analyseRussianForms,
  estonianKey,
  russianKey,
} from './annotation/analyse-forms';
import type { FoundForms, SentenceKeys } from './annotation/analyse-forms';
import { cleanForm, isAnalysable, MAX_ANALYSED_LENGTH } from './annotation/clean-form';
import { FormCache } from './annotation/form-cache';
import { detectLanguage } from './detect-language';
import type { AnalysisOptions, EstonianFormAnalyses, Morphology, RussianAnalysis } from './morphology';
import type { ParserModel } from './parsing/parser-model';
import { readRussianSentence } from './russian/read-russian-sentence';
import { segmentText } from './segmentation/segment-text';
import { findSignClass } from './tagging/candidates/sign-class';
import { makeTagger } from './tagging/tag-text';
import type { TaggerModel } from './tagging/tagger-model';
import type { WordEntry } from './tagging/word-entry';
import { findWordShape } from './tagging/candidates/word-shape';
import { findNameBeforeApostrophe } from './words/find-name-before-apostrophe';

/** Forms kept between texts by default: those of a corpus of 600,000 words. A form takes about 1.5 KB. */
const DEFAULT_CACHED_FORMS = 120_000;

const NO_ANALYSES: EstonianFormAnalyses = { analyses: [], isKnown: false };

export interface AnnotatorOptions {
  readonly morphology: Morphology;
  readonly taggerModel: TaggerModel;
  /** Without it annotations have no trees. Russian texts never have any. */
  readonly parserModel?: ParserModel;
  /** Most forms of a language kept in memory. */
  readonly cachedForms?: number;
}

/** A text that is cut into sentences and tokens already. */
export interface SegmentedText {
  readonly text: string;
  readonly sentences: readonly SentenceSpan[];
  /** Found by `detectLanguage` if it is missing. */
  readonly language?: TextLanguage;
}

/** A text to segment and annotate. */
export type TextToAnnotate = Omit<SegmentedText, 'sentences'>;

/** Turns texts into annotations. Keeps the analyses of forms it has met, so one annotator should serve many texts. */
export interface Annotator {
  /** Segments and analyses one text. Rejects if the morphological analyser does. */
  annotate(text: string, language?: TextLanguage): Promise<AnnotatedText>;
  /** The same for several texts: the forms that are missing from the cache are asked for together. */
  annotateTexts(texts: readonly TextToAnnotate[], options?: AnalysisOptions): Promise<AnnotatedText[]>;
  /** Analyses texts but keeps the sentences and tokens they come with. */
  annotateSegmented(texts: readonly SegmentedText[], options?: AnalysisOptions): Promise<AnnotatedText[]>;
}

interface PreparedText {
  readonly text: string;
  readonly language: TextLanguage;
  readonly sentences: readonly SentenceSpan[];
  /** Forms as the analyser sees them, by sentence. */
  readonly forms: readonly (readonly string[])[];
  /** Keys of the forms in the analyser's cache; undefined if it is not asked. */
  readonly keys: SentenceKeys;
}

/** Makes an annotator over an analyser, a trained tagger and a trained parser. */
export function createAnnotator(options: AnnotatorOptions): Annotator {
  const { morphology, taggerModel, parserModel, cachedForms = DEFAULT_CACHED_FORMS } = options;
  const estonian = new FormCache<WordEntry>(cachedForms);
  const russian = new FormCache<readonly RussianAnalysis[]>(cachedForms);

  async function annotateSegmented(
    texts: readonly SegmentedText[],
    options: AnalysisOptions = {},
  ): Promise<AnnotatedText[]> {
    const prepared = texts.map(prepareText);
    const keysIn = (language: TextLanguage): SentenceKeys =>
      prepared.flatMap((text) => (text.language === language ? text.keys : []));
    const [estonianForms, russianForms] = await Promise.all([
      analyseEstonianForms(morphology, estonian, keysIn('et'), taggerModel.makeEntry, options),
      analyseRussianForms(morphology, russian, keysIn('ru'), options),
    ]);
    const [takeEstonian, takeRussian] = [takeInTurn(estonianForms), takeInTurn(russianForms)];
    const annotated: AnnotatedText[] = [];
    for (const text of prepared) {
      const isEstonian = text.language === 'et';
      const tag = isEstonian
        ? tagEstonian(text, taggerModel, takeEstonian(text.keys.length))
        : tagRussian(text, takeRussian(text.keys.length));
      annotated.push(await assemble(text, tag, options, isEstonian ? parserModel : undefined));
    }
    return annotated;
  }

  const annotateTexts: Annotator['annotateTexts'] = (texts, options) =>
    annotateSegmented(
      texts.map((given) => ({ ...given, sentences: segmentText(given.text) })),
      options,
    );

  return {
    annotateSegmented,
    annotateTexts,
    annotate: async (text, language) => (await annotateTexts([language ? { text, language } : { text }]))[0]!,
  };
}

function prepareText({ text, sentences, language = detectLanguage(text) }: SegmentedText): PreparedText {
  const findKey = language === 'et' ? estonianKey : russianKey;
  const forms: string[][] = [];
  const keys: (string | undefined)[][] = [];
  for (const { tokens } of sentences) {
    const sentenceForms: string[] = [];
    const sentenceKeys: (string | undefined)[] = [];
    for (const { start, end } of tokens) {
      const form = cleanForm(text.slice(start, end));
      const isAsked = isAnalysable(form);
      // What is too long to be a word is no word for the tagger either: it sees the beginning, without analyses.
      sentenceForms.push(isAsked ? form : form.slice(0, MAX_ANALYSED_LENGTH));
      sentenceKeys.push(isAsked ? findKey(form, sentenceKeys.length === 0) : undefined);
    }
    forms.push(sentenceForms);
    keys.push(sentenceKeys);
  }
  return { text, language, sentences, forms, keys };
}

/** Gives out a list piece by piece. */
function takeInTurn<Item>(items: readonly Item[]): (count: number) => readonly Item[] {
  let taken = 0;
  return (count) => items.slice(taken, (taken += count));
}

/** Reads a sentence by its place. */
type TagSentence = (place: number) => readonly TokenReading[];

function tagEstonian({ forms }: PreparedText, model: TaggerModel, found: FoundForms<WordEntry>): TagSentence {
  const entries = found.map((sentence, s) =>
    sentence.map((entry, i) => entry ?? model.makeEntry(forms[s]![i]!, NO_ANALYSES)),
  );
  return makeTagger(model, entries);
}

function tagRussian({ forms }: PreparedText, found: FoundForms<readonly RussianAnalysis[]>): TagSentence {
  return (s) =>
    readRussianSentence(
      forms[s]!,
      found[s]!.map((form) => form ?? []),
    );
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

async function assemble(
  prepared: PreparedText,
  tag: TagSentence,
  { signal, giveWay }: AnalysisOptions,
  parserModel?: ParserModel,
): Promise<AnnotatedText> {
  const { text, language, sentences, forms, keys } = prepared;
  const assembled: AnnotatedSentence[] = [];
  for (const [s, sentence] of sentences.entries()) {
    signal?.throwIfAborted();
    await giveWay?.();
    const found = tag(s);
    const readings = sentence.tokens.map(({ start, end }, i) =>
      keys[s]![i] === undefined ? makeUnknown(text.slice(start, end)) : found[i]!,
    );
    const tree = parserModel?.parse(forms[s]!, readings);
    const tokens = sentence.tokens.map(({ start, end }, i) => {
      const { upos, xpos, features, root, ...reading } = readings[i]!;
      const lemma = language === 'et' ? chooseBase(forms[s]![i]!, reading.lemma) : reading.lemma;
      const { head, relation } = tree?.[i] ?? NO_TREE_PLACE;
      return { start, end, lemma, upos, xpos, features, root, head, relation };
    });
    assembled.push({ start: sentence.start, end: sentence.end, tokens });
  }
  return { language, sentences: assembled };
}
