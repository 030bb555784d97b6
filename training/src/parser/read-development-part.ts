import type { ParserReading } from '@keelerada/estonian/parsing/sentence-columns';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { analyseSentences } from '../tagger/analyse-forms';
import { prepareForms } from '../tagger/prepare-forms';
import { readTreebank, type TreebankName, type TreeSentence } from '../sources/read-treebank';

/** A part of a treebank as the parser meets it in the product: gold tokens, the tagger's own readings. */
export interface DevelopmentPart {
  readonly name: TreebankName;
  readonly gold: readonly TreeSentence[];
  readonly forms: readonly (readonly string[])[];
  readonly readings: readonly (readonly ParserReading[])[];
}

/** Reads a part and tags it as one text. */
export function readDevelopmentPart(tagger: TaggerModel, name: TreebankName): DevelopmentPart {
  const gold = readTreebank(name);
  const forms = gold.map((tokens) => tokens.map(({ form }) => form));
  const readings = tagText(tagger, prepareForms(tagger, forms, analyseSentences(forms)));
  return { name, gold, forms, readings };
}
