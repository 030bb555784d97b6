import { readFileSync } from 'node:fs';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { makeGrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import type { Annotator, SegmentedText } from '@keelerada/estonian/annotate-text';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { PARSER_FILE } from '../parser/parser-file';
import { MODEL_FILE } from '../tagger/tagger-file';
import type { TrainingMorphology } from './open-morphology';

const SENTENCES_PER_TEXT = 50;
const TEXTS_PER_CALL = 40;

/** Annotates sentences that are tokenised already, with the product's own tagger, and its parser where trees are wanted. */
export class TokenAnnotator {
  private readonly annotator: Annotator;
  private readonly morphology: TrainingMorphology;

  constructor(morphology: TrainingMorphology, { hasTrees = false } = {}) {
    this.morphology = morphology;
    const taggerModel = loadTaggerModel(readFileSync(MODEL_FILE));
    const parser = hasTrees ? { parserModel: loadParserModel(readFileSync(PARSER_FILE)) } : {};
    this.annotator = createAnnotator({ morphology, taggerModel, ...parser });
  }

  /** One grammar sentence for each list of tokens. */
  async annotate(sentences: readonly (readonly string[])[]): Promise<GrammarSentence[]> {
    const annotated: GrammarSentence[] = [];
    await this.annotateInParts(sentences, (part) => annotated.push(...part));
    return annotated;
  }

  /** The same a few thousand sentences at a time, for texts that do not fit into memory. */
  async annotateInParts(
    sentences: readonly (readonly string[])[],
    take: (part: readonly GrammarSentence[], first: number) => void,
  ): Promise<void> {
    const size = SENTENCES_PER_TEXT * TEXTS_PER_CALL;
    for (let first = 0; first < sentences.length; first += size) {
      take(await this.annotatePart(sentences.slice(first, first + size)), first);
    }
  }

  private async annotatePart(sentences: readonly (readonly string[])[]): Promise<GrammarSentence[]> {
    const texts: SegmentedText[] = [];
    for (let i = 0; i < sentences.length; i += SENTENCES_PER_TEXT) {
      texts.push(joinTokens(sentences.slice(i, i + SENTENCES_PER_TEXT)));
    }
    const annotated = await this.annotator.annotateSegmented(texts);
    const forms = sentences.flatMap((tokens) =>
      tokens.map((form, i) => ({ form, isSentenceInitial: i === 0 })),
    );
    const analyses = await this.morphology.analyse(forms);
    let at = 0;
    return annotated.flatMap((text, t) =>
      text.sentences.map((sentence) => {
        const found = analyses.slice(at, (at += sentence.tokens.length));
        return makeGrammarSentence(texts[t]!.text, sentence, found);
      }),
    );
  }
}

/** The tokens with single spaces between them, as a text. */
function joinTokens(sentences: readonly (readonly string[])[]): SegmentedText {
  let text = '';
  const spans = sentences.map((tokens) => {
    const start = text.length;
    const tokenSpans = tokens.map((token) => {
      const span = { start: text.length, end: text.length + token.length };
      text += `${token} `;
      return span;
    });
    return { start, end: text.length - 1, tokens: tokenSpans };
  });
  return { text, sentences: spans, language: 'et' };
}
