import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** The trained parser (models/parser has its card). */
export const PARSER_MODEL_PATH = join(PROJECT_ROOT, 'models', 'parser', 'parser.bin');

/** The parser of this thread; it takes 16 MB. */
export const openParserModel = readOnce(async () => loadParserModel(await readFile(PARSER_MODEL_PATH)));
