import type { AnnotatedText, SentenceSpan, TextLanguage, TokenReading } from './annotated-text';
import {
  analyseEstonianForms,
  analyseRussianForms,
  estonianKey,
  russianKey,
} from './annotation/analyse-forms';
import { cleanForm, isAnalysable, MAX_ANALYSED_LENGTH } from './annotation/clean-form';
import { FormCache } from './annotation/form-cache';
import { detectLanguage } from './detect-language';
import type { EstonianFormAnalyses, Morphology, RussianAnalysis } from './morphology';
import { readRussianSentence } from './russian/read-russian-sentence';
import { segmentText } from './segmentation/segment-text';
import { tagText } from './tagging/tag-text';
import type { TaggerModel } from './tagging/tagger-model';

/** Forms whose analyses are kept between texts by default; a form takes about 2 KB with its tagger entry. */
const DEFAULT_CACHED_FORMS = 120_000;

const NO_ANALYSES: EstonianFormAnalyses = { analyses: [], isKnown: false };

export interface AnnotatorOptions {
  readonly morphology: Morphology;
  readonly taggerModel: TaggerModel;
  /** Most forms of a language kept in memory. */
  readonly cachedForms?: number;
}

/** A text that is cut into sentences and tokens already. */
export interface SegmentedText {
  readonly text: string;
  readonly sentences: readonly SentenceSpan[];
  /** Found by `detectLanguage` where it is not given. */
  readonly language?: TextLanguage;
}

/** A text to segment and annotate. */
export type TextToAnnotate = Omit<SegmentedText, 'sentences'>;

/** Turns texts into annotations. Keeps the analyses of forms it has met, so one annotator should serve many texts. */
export interface Annotator {
  /** Segments and analyses one text. Rejects where the morphological analyser does. */
  annotate(text: string, language?: TextLanguage): Promise<AnnotatedText>;
  /** The same for several texts: the forms that are missing from the cache are asked for together. */
  annotateTexts(texts: readonly TextToAnnotate[]): Promise<AnnotatedText[]>;
  /** Analyses texts but keeps the sentences and tokens they come with. */
  annotateSegmented(texts: readonly SegmentedText[]): Promise<AnnotatedText[]>;
}

interface PreparedText {
  readonly language: TextLanguage;
  readonly sentences: readonly SentenceSpan[];
  /** Forms as written, and as the analyser sees them, by sentence. */
  readonly written: readonly (readonly string[])[];
  readonly cleaned: readonly (readonly string[])[];
  /** Keys of the forms in the analyser's cache; undefined where it is not asked. */
  readonly keys: readonly (readonly (string | undefined)[])[];
}

/** Makes an annotator over an analyser and a trained tagger. */
export function createAnnotator(options: AnnotatorOptions): Annotator {
  const { morphology, taggerModel, cachedForms = DEFAULT_CACHED_FORMS } = options;
  const estonian = new FormCache<EstonianFormAnalyses>(cachedForms);
  const russian = new FormCache<readonly RussianAnalysis[]>(cachedForms);

  async function annotateSegmented(texts: readonly SegmentedText[]): Promise<AnnotatedText[]> {
    const prepared = texts.map(prepareText);
    const estonianTexts = prepared.filter((text) => text.language === 'et');
    const russianTexts = prepared.filter((text) => text.language === 'ru');
    const [estonianAnalyses, russianAnalyses] = await Promise.all([
      analyseEstonianForms(morphology, estonian, collectKeys(estonianTexts)),
      analyseRussianForms(morphology, russian, collectKeys(russianTexts)),
    ]);
    return prepared.map((text) =>
      text.language === 'et'
        ? assemble(text, tagEstonian(text, taggerModel, estonianAnalyses))
        : assemble(text, tagRussian(text, russianAnalyses)),
    );
  }

  const annotateTexts = (texts: readonly TextToAnnotate[]): Promise<AnnotatedText[]> =>
    annotateSegmented(texts.map((given) => ({ ...given, sentences: segmentText(given.text) })));

  return {
    annotateSegmented,
    annotateTexts,
    annotate: async (text, language) => (await annotateTexts([language ? { text, language } : { text }]))[0]!,
  };
}

function prepareText({ text, sentences, language = detectLanguage(text) }: SegmentedText): PreparedText {
  const findKey = language === 'et' ? estonianKey : russianKey;
  const written = sentences.map(({ tokens }) => tokens.map(({ start, end }) => text.slice(start, end)));
  const cleaned = written.map((forms) => forms.map(cleanForm));
  const keys = cleaned.map((forms) =>
    forms.map((form, index) => (isAnalysable(form) ? findKey(form, index === 0) : undefined)),
  );
  return { language, sentences, written, cleaned, keys };
}

function collectKeys(texts: readonly PreparedText[]): Set<string> {
  const collected = new Set<string>();
  for (const { keys } of texts) {
    for (const sentence of keys) for (const key of sentence) if (key !== undefined) collected.add(key);
  }
  return collected;
}

function tagEstonian(
  text: PreparedText,
  model: TaggerModel,
  analyses: ReadonlyMap<string, EstonianFormAnalyses>,
): TokenReading[][] {
  // What is too long to be a word is no word for the tagger either: it sees the beginning, without analyses.
  const forms = text.cleaned.map((sentence, s) =>
    sentence.map((form, i) => (text.keys[s]![i] === undefined ? form.slice(0, MAX_ANALYSED_LENGTH) : form)),
  );
  const found = text.keys.map((sentence) =>
    sentence.map((key) => (key === undefined ? undefined : analyses.get(key)) ?? NO_ANALYSES),
  );
  return replaceUnknown(text, tagText(model, forms, found));
}

function tagRussian(
  text: PreparedText,
  analyses: ReadonlyMap<string, readonly RussianAnalysis[]>,
): TokenReading[][] {
  const readings = text.cleaned.map((forms, s) =>
    readRussianSentence(
      forms,
      text.keys[s]!.map((key) => (key === undefined ? undefined : analyses.get(key)) ?? []),
    ),
  );
  return replaceUnknown(text, readings);
}

/** Puts a reading of its own where no analyser was asked. */
function replaceUnknown({ keys, written }: PreparedText, readings: TokenReading[][]): TokenReading[][] {
  return readings.map((sentence, s) =>
    sentence.map((reading, i) => (keys[s]![i] === undefined ? makeUnknown(written[s]![i]!) : reading)),
  );
}

/** Reading of what no analyser was asked about. */
function makeUnknown(form: string): TokenReading {
  return { lemma: form, upos: 'X', xpos: 'X', features: '_', root: form };
}

function assemble(text: PreparedText, readings: readonly (readonly TokenReading[])[]): AnnotatedText {
  const sentences = text.sentences.map((sentence, s) => ({
    start: sentence.start,
    end: sentence.end,
    tokens: sentence.tokens.map(({ start, end }, index) => {
      const { lemma, upos, xpos, features, root } = readings[s]![index]!;
      return { start, end, lemma, upos, xpos, features, root };
    }),
  }));
  return { language: text.language, sentences };
}
