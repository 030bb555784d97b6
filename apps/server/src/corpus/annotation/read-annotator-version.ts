import { readFile } from 'node:fs/promises';
import { makeAnnotatorVersion } from '@keelerada/estonian/annotation/annotator-version';
import { PARSER_MODEL_PATH } from './parser-model';
import { TAGGER_MODEL_PATH } from './tagger-model';

/** Version of the annotator with the tagger and the parser of this project. */
export async function readAnnotatorVersion(): Promise<string> {
  return makeAnnotatorVersion(await readFile(TAGGER_MODEL_PATH), await readFile(PARSER_MODEL_PATH));
}
