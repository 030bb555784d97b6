import { readFileSync } from 'node:fs';
import { readGrammarSentences, type GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { createAnnotator, type Annotator, type SegmentedText } from '@keelerada/estonian/annotate-text';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { morphology } from '../morphology';
import { PARSER_FILE } from '../parser/parser-file';
import { MODEL_FILE } from '../tagger/tagger-file';

const SENTENCES_PER_TEXT = 50;

/** Annotates sentences that are tokenised already, with the product's own tagger, and its parser where trees are wanted. */
export class TokenAnnotator {
  private readonly annotator: Annotator;

  constructor({ hasTrees = false } = {}) {
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

  /** The same a text at a time, for sentences that do not fit into memory. */
  async annotateInParts(
    sentences: readonly (readonly string[])[],
    take: (part: readonly GrammarSentence[], first: number) => void,
  ): Promise<void> {
    for (let first = 0; first < sentences.length; first += SENTENCES_PER_TEXT) {
      const segmented = joinTokens(sentences.slice(first, first + SENTENCES_PER_TEXT));
      const annotation = await this.annotator.annotate(segmented);
      take(readGrammarSentences(segmented.text, annotation, morphology), first);
    }
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
