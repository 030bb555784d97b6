import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import type { Morphology } from '@keelerada/estonian/morphology';
import { analyseRussian } from '@keelerada/russian/analyse-russian';
import { RussianDictionary } from '@keelerada/russian/russian-dictionary';
import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
import { LRUCache } from 'lru-cache';
import { readOnce } from '../compute/read-once';
import { PROJECT_ROOT } from '../config/project-root';

/** The analysers of Estonian and Russian. */
export type ThreadMorphology = Morphology & CorrectorMorphology;

/** Answers that a thread keeps, of each kind; analyses take some 1 KB each, the others less. */
const MOST_KEPT = 20_000;
/** They are of words of own texts: kept as long as the annotation of one. */
const FORGET_AFTER_MS = 30 * 60 * 1000;

/** The analysers of this thread (cards: models/vabamorf, models/russian). Vabamorf opens in 0.1 s, Russian with its first word. */
export const openMorphology = readOnce(async (): Promise<ThreadMorphology> => {
  const [wasm, dictionary] = await Promise.all([
    readFile(findModel('vabamorf', 'vabamorf.wasm')),
    readFile(findModel('vabamorf', 'et.dct')),
  ]);
  const vabamorf = await Vabamorf.open({ wasm, dictionary });
  const openRussian = readOnce(openRussianDictionary);
  return {
    analyse: remember(
      (form: string, isSentenceInitial = false) => vabamorf.analyse(form, isSentenceInitial),
      (form, isSentenceInitial = false) => `${isSentenceInitial ? 1 : 0}${form}`,
    ),
    isKnown: remember((word: string) => vabamorf.isKnown(word), nameWord),
    suggest: remember((word: string) => vabamorf.suggest(word), nameWord),
    synthesise: remember(
      (form: Parameters<CorrectorMorphology['synthesise']>[0]) => vabamorf.synthesise(form),
      ({ lemma, form, partOfSpeech, genitive = '' }) => `${form}\0${partOfSpeech}\0${lemma}\0${genitive}`,
    ),
    analyseRussian: (word) => analyseRussian(openRussian(), word),
  };
});

const nameWord = (word: string): string => word;

function findModel(...names: readonly string[]): string {
  return join(PROJECT_ROOT, 'models', ...names);
}

function openRussianDictionary(): RussianDictionary {
  const read = (name: string): Uint8Array => readFileSync(findModel('russian', name));
  const readList = (name: string): readonly string[] =>
    JSON.parse(readFileSync(findModel('russian', name), 'utf8')) as readonly string[];
  return new RussianDictionary({
    'words.dawg': read('words.dawg'),
    'prediction-suffixes-0.dawg': read('prediction-suffixes-0.dawg'),
    'prediction-suffixes-1.dawg': read('prediction-suffixes-1.dawg'),
    'prediction-suffixes-2.dawg': read('prediction-suffixes-2.dawg'),
    'p_t_given_w.intdawg': read('p_t_given_w.intdawg'),
    'paradigms.array': read('paradigms.array'),
    suffixes: readList('suffixes.json'),
    tags: readList('tags.json'),
  });
}

/**
 * A question with a memory of its last answers: the stages of the corrector ask about the same words again and again, and an
 * answer takes 20 to 5,000 µs, to remember it one.
 */
function remember<Given extends readonly unknown[], Answer extends NonNullable<unknown>>(
  ask: (...given: Given) => Answer,
  nameGiven: (...given: Given) => string,
): (...given: Given) => Answer {
  const kept = new LRUCache<string, Answer>({ max: MOST_KEPT, ttl: FORGET_AFTER_MS });
  return (...given) => {
    const name = nameGiven(...given);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const answer = ask(...given);
    kept.set(name, answer);
    return answer;
  };
}
