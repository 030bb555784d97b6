import { MAX_CUSTOM_STOPWORDS, MAX_STOPWORD_CHARACTERS } from '@keelerada/contract/limits';
import type { Command } from 'commander';
import { collectValues } from './text-options';

export interface StopWordFlags {
  readonly stopWords?: string[];
  readonly withoutStopWords?: boolean;
  readonly minFrequency?: string;
}

/** These options in the `fields` of `checkRequest`. */
export const STOP_WORD_FIELDS = {
  customStopwords: `--stop-words takes ${MAX_CUSTOM_STOPWORDS} words of at most ${MAX_STOPWORD_CHARACTERS} characters`,
  minFrequency: '--min-frequency takes a whole number from 1',
} as const;

/** Adds the options that say which words are left out. */
export function addStopWordOptions(command: Command): Command {
  return command
    .option('--without-stop-words', 'leave out the default stop words')
    .option('--stop-words <words>', 'leave out these words, separated by commas', collectValues)
    .option('--min-frequency <number>', 'leave out rarer words');
}
