import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import { findSearch } from '@keelerada/corrector/spelling/rank-respellings';
import { loadSpellingModel } from '@keelerada/corrector/spelling/spelling-model';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { ENCODER_FOLDER, openEncoder } from '../../platform/encoder/open-encoder';
import { rememberScores } from '../../platform/encoder/remember-scores';

/** Lexicon and word model of this thread (card: models/language). */
export const openLanguageModels = readOnce(async () => {
  const lexicon = loadLexicon(await read('language', 'lexicon.bin'));
  return { lexicon, words: loadWordModel(await read('language', 'word-model.bin'), lexicon) };
});

/** What the spelling corrector learned, for this thread (card: models/spelling). */
export const openSpellingModels = readOnce(async () => {
  const [language, errors, ranker, detector] = await Promise.all([
    openLanguageModels(),
    read('spelling', 'errors.bin'),
    read('spelling', 'ranker.bin'),
    read('spelling', 'detector.bin'),
  ]);
  return { ...language, model: loadSpellingModel({ errors, ranker, detector }) };
});

/** What the grammar corrector learned, for this thread (card: models/grammar). It respells as the spelling corrector does. */
export const openGrammarModels = readOnce(async () => {
  const [{ lexicon, words, model: spelling }, forms, rules, trees, encodedTrees] = await Promise.all([
    openSpellingModels(),
    read('grammar', 'forms.bin'),
    read('grammar', 'rules.bin'),
    read('grammar', 'trees.bin'),
    read('grammar', 'encoded-trees.bin').catch(() => undefined),
  ]);
  const { errors } = spelling;
  return {
    model: loadGrammarModel({ forms, rules, trees, encodedTrees }),
    words: { lexicon, words },
    respelling: { lexicon, errors, search: findSearch(lexicon, spelling) },
  };
});

/** The encoder of this thread; undefined where it cannot be opened, which the log of the server has told. */
export const openThreadEncoder = readOnce(async () => {
  try {
    return rememberScores(await openEncoder(ENCODER_FOLDER));
  } catch {
    return undefined;
  }
});

export async function openGrammar({ usesEncoder }: Pick<ComputeThread, 'usesEncoder'>) {
  const models = await openGrammarModels();
  const isEncoded = usesEncoder && models.model.encoded !== undefined;
  return { ...models, encoder: isEncoded ? await openThreadEncoder() : undefined };
}

function read(model: string, file: string): Promise<Uint8Array> {
  return readFile(join(PROJECT_ROOT, 'models', model, file));
}
