import type { TreePlace } from '@keelerada/estonian/annotated-text';
import type { ParserModel } from '@keelerada/estonian/parsing/parser-model';
import type { ParserReading } from '@keelerada/estonian/parsing/sentence-columns';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { openParserModel } from '../../../apps/server/src/corpus/annotation/parser-model';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { scoreTokens } from '../learning/score-tokens';
import {
  DEVELOPMENT_PARTS,
  listForms,
  readTreebank,
  type TreebankName,
  type TreeSentence,
  type TreeToken,
} from '../sources/read-treebank';
import { analyseSentences, prepareForms } from '../tagger/analyse-forms';
import { toUniversalRelation } from './training-tree';

/** A part of a treebank as the parser meets it in the product: gold tokens, the tagger's own readings. */
export interface DevelopmentPart {
  readonly name: TreebankName;
  readonly gold: readonly TreeSentence[];
  readonly forms: readonly (readonly string[])[];
  readonly readings: readonly (readonly ParserReading[])[];
}

export function readDevelopmentPart(tagger: TaggerModel, name: TreebankName): DevelopmentPart {
  const gold = readTreebank(name);
  const forms = listForms(gold);
  const readings = tagText(tagger, prepareForms(tagger, forms, analyseSentences(forms)));
  return { name, gold, forms, readings };
}

/**
 * Percentages of tokens, punctuation too, with the right head; with the right universal relation too; with its subtype
 * too. And the speed of parsing alone.
 */
export type ParserMeasurement = Readonly<
  Record<'tokens' | 'heads' | 'labelled' | 'subtyped' | 'tokensPerSecond', number>
>;

export function measureParser(
  model: ParserModel,
  { gold, forms, readings }: DevelopmentPart,
): ParserMeasurement {
  const started = performance.now();
  const trees = forms.map((sentence, s) => model.parse(sentence, readings[s]!));
  const seconds = (performance.now() - started) / 1000;
  const hasHead = (token: TreeToken, place: TreePlace): boolean => token.head === place.head;
  const score = scoreTokens(gold, trees, {
    heads: hasHead,
    labelled: (token, place) =>
      hasHead(token, place) && toUniversalRelation(token.relation) === toUniversalRelation(place.relation),
    subtyped: (token, place) => hasHead(token, place) && token.relation === place.relation,
  });
  return { ...score, tokensPerSecond: Math.round(score.tokens / seconds) };
}

/** One line of figures. */
export function formatParserScore({ name }: DevelopmentPart, measured: ParserMeasurement): string {
  const { heads, labelled, subtyped } = measured;
  return (
    `${name}, ${measured.tokens} tokens: UAS ${heads.toFixed(2)} LAS ${labelled.toFixed(2)} ` +
    `with subtypes ${subtyped.toFixed(2)}; ${measured.tokensPerSecond} tokens/s`
  );
}

/** Prints how well and how fast the committed parser does on the development parts with the committed tagger's tags. */
export async function evaluateParser(): Promise<void> {
  const [tagger, model] = await Promise.all([openTaggerModel(), openParserModel()]);
  for (const name of DEVELOPMENT_PARTS) {
    const part = readDevelopmentPart(tagger, name);
    console.log(formatParserScore(part, measureParser(model, part)));
  }
}
