import { readFile } from 'node:fs/promises';
import { wordLevels, type WordLevel } from '@keelerada/contract/fields/choices';
import { UnusableSettingError } from '../../platform/config/unusable-setting-error';

/** Levels of base forms as a list gives them. */
export interface LearnerWords {
  /** As it is named as the source. */
  readonly name: string;
  /** By base form in small letters. */
  readonly levels: ReadonlyMap<string, WordLevel>;
}

const NAME = /^#\s*(\S.*)$/u;
const FIELDS = /[,;\t]/u;

/**
 * Reads a list: the name of its source behind `#` in the first line, then a base form and a level a line, separated by a
 * comma, a semicolon or a tab. A word that comes twice has the lower level. Throws an Error that names the line.
 */
export function parseLearnerWords(content: string): LearnerWords {
  const [first = '', ...lines] = content.replace(/^\ufeff/u, '').split(/\r?\n/u);
  const name = NAME.exec(first.trim())?.[1];
  if (name === undefined) throw new Error('line 1: the name of the source is missing (# Name)');
  const levels = new Map<string, WordLevel>();
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const [word = '', level = ''] = line.split(FIELDS).map((field) => field.trim());
    const place = wordLevels.findIndex((each) => each === level.toUpperCase());
    if (word === '' || place === -1)
      throw new Error(`line ${at + 2}: not a base form and one of ${wordLevels.join(', ')}`);
    const lemma = word.normalize('NFC').toLowerCase();
    const known = levels.get(lemma);
    if (known === undefined || wordLevels.indexOf(known) > place) levels.set(lemma, wordLevels[place]!);
  });
  return { name, levels };
}

/** The list of the setting; null without one. Rejects where the file cannot be read or is none. */
export async function openLearnerWords(file: string | null): Promise<LearnerWords | null> {
  if (file === null) return null;
  try {
    return parseLearnerWords(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableSettingError('LEARNER_WORDS', file, reason, { cause: error });
  }
}
