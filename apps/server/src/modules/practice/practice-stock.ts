import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@keelerada/contract/fields/language';
import { practiceTopics, type PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import { compileStock, type PracticeTask } from '@keelerada/practice/compile-stock';
import { readStockItems } from '../../corpus/exercises/read-stock-items';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** The written sentences of a topic with their paradigms (0.3 s of a core). */
export async function openStock(topic: PracticeTopic, language: Language): Promise<PracticeTask[]> {
  const [items, morphology] = await Promise.all([readStockItems(topic), openMorphology()]);
  return compileStock(items, morphology, language);
}

/** Writes the stock as the screen loads it, a file for each topic and language: `partitive.et.json`. The build calls it. */
export async function writeStockFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of ['et', 'en'] as const)
    for (const topic of practiceTopics) {
      const tasks = await openStock(topic, language);
      await writeFile(join(folder, `${topic}.${language}.json`), JSON.stringify(tasks));
    }
}
