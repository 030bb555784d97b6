import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@keelerada/contract/fields/language';
import {
  practiceLevels,
  practiceTopics,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import {
  compileStock,
  compileTexts,
  type PracticeTask,
  type PracticeText,
} from '@keelerada/practice/compile-stock';
import { readStock, readStockTexts } from '@keelerada/practice/read-stock';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { openMorphology } from '../../platform/morphology/open-morphology';

const STOCK = join(PROJECT_ROOT, 'apps', 'web', 'content', 'practice');

const readStockFile = (name: string): Promise<string> => readFile(join(STOCK, `${name}.txt`), 'utf8');

/** The written sentences of a topic with their paradigms (0.3 s of a core). */
export async function openStock(topic: PracticeTopic, language: Language): Promise<PracticeTask[]> {
  const [file, morphology] = await Promise.all([readStockFile(topic), openMorphology()]);
  return compileStock(readStock(topic, file), morphology, language);
}

/** The short texts of all levels. */
export async function openTexts(language: Language): Promise<PracticeText[]> {
  const topics = practiceTopics.map(async (topic) => readStock(topic, await readStockFile(topic)));
  const stock = (await Promise.all(topics)).flat();
  const texts = readStockTexts(await readStockFile('texts'));
  return compileTexts(texts, await openMorphology(), language, stock);
}

/**
 * Writes the stock as the screen loads it, a file for each topic and language and for the texts of each level:
 * `partitive.et.json`, `texts-B1.et.json`. The build calls it.
 */
export async function writeStockFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of ['et', 'en'] as const) {
    const save = (name: string, content: readonly (PracticeTask | PracticeText)[]) =>
      writeFile(join(folder, `${name}.${language}.json`), JSON.stringify(content));
    for (const topic of practiceTopics) await save(topic, await openStock(topic, language));
    const texts = await openTexts(language);
    for (const level of practiceLevels)
      await save(
        `texts-${level}`,
        texts.filter((text) => text.level === level),
      );
  }
}
