import { existsSync, readFileSync } from 'node:fs';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import type { ParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { DEVELOPMENT_PARTS } from '../tagger/evaluate-tagger';
import { hasTreebanks } from '../sources/read-treebank';
import { MODEL_FILE } from '../tagger/tagger-file';
import { PARSER_FILE } from './parser-file';
import { readDevelopmentPart } from './read-development-part';
import type { DevelopmentPart } from './read-development-part';
import { scoreParsing } from './score-parsing';
import type { ParsingScore } from './score-parsing';

/** Scores of a part together with the speed of parsing alone. */
export interface ParserMeasurement extends ParsingScore {
  readonly tokensPerSecond: number;
}

/** Parses one part and compares. */
export function measureParser(
  model: ParserModel,
  { gold, forms, readings }: DevelopmentPart,
): ParserMeasurement {
  const started = performance.now();
  const trees = forms.map((sentence, s) => model.parse(sentence, readings[s]!));
  const seconds = (performance.now() - started) / 1000;
  const score = scoreParsing(gold, trees);
  return { ...score, tokensPerSecond: Math.round(score.tokens / seconds) };
}

/** One line of figures. */
export function formatParserScore({ name }: DevelopmentPart, measured: ParserMeasurement): string {
  const [heads, labelled, subtyped] = [measured.heads, measured.labelled, measured.subtyped].map((value) =>
    value.toFixed(2),
  );
  return (
    `${name}, ${measured.tokens} tokens: UAS ${heads} LAS ${labelled} with subtypes ${subtyped}; ` +
    `${measured.tokensPerSecond} tokens/s`
  );
}

/** Prints how well and how fast the committed parser does on the development parts with the committed tagger's tags. */
export function evaluateParser(): void {
  if (!hasTreebanks()) {
    console.log('parser: skipped, ../shared/data/ud is not there');
    return;
  }
  if (!existsSync(PARSER_FILE)) {
    console.log(
      'parser: skipped, models/parser/parser.bin is not there; make it with: npm run -s train -- parser',
    );
    return;
  }
  const tagger = loadTaggerModel(readFileSync(MODEL_FILE));
  const model = loadParserModel(readFileSync(PARSER_FILE));
  for (const name of DEVELOPMENT_PARTS) {
    const part = readDevelopmentPart(tagger, name);
    console.log(formatParserScore(part, measureParser(model, part)));
  }
}
