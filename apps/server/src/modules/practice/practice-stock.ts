import { mkdir, writeFile } from 'node:fs/promises';
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
import { readStockItems, readTextItems } from '../../corpus/exercises/read-stock-items';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** The written sentences of a topic with their paradigms (0.3 s of a core). */
export async function openStock(topic: PracticeTopic, language: Language): Promise<PracticeTask[]> {
  const [items, morphology] = await Promise.all([readStockItems(topic), openMorphology()]);
  return compileStock(items, morphology, language);
}

/** The short texts of all levels. */
export async function openTexts(language: Language): Promise<PracticeText[]> {
  const stock = (await Promise.all(practiceTopics.map(readStockItems))).flat();
  const texts = await readTextItems();
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
