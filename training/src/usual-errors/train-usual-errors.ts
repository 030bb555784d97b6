import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { UsualErrors, UsualRate } from '@keelerada/assessment/errors/usual-errors';
import { LEVELS } from '@keelerada/assessment/level/level-model';
import { listWords } from '@keelerada/assessment/words/list-words';
import { errorFamilies, findErrorFamily, isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { readExamTexts } from '../level/read-exam-texts';
import { openWholeCorrector, type WholeCorrector } from '../spelling/open-whole-corrector';

/** Where the rates lie. */
export const USUAL_ERRORS_FILE = new URL('../../../models/usual-errors/usual-errors.json', import.meta.url);
const WORDS = 100;
const DIGITS = 4;
const TEXTS_PER_REPORT = 50;

/** Errors of one exam text by kind. */
export interface CountedText {
  readonly level: number;
  readonly words: number;
  /** The kind of each sure correction: of spelling and grammar together, and of spelling alone. */
  readonly kinds: readonly string[];
  readonly spellingKinds: readonly string[];
}

/** Corrects the exam texts with the shipped models and writes models/usual-errors. */
export async function trainUsualErrors(): Promise<void> {
  const corrector = await openWholeCorrector();
  const counted: CountedText[] = [];
  for (const { level, text } of readExamTexts()) {
    counted.push({ level, ...(await countErrors(text, corrector)) });
    if (counted.length % TEXTS_PER_REPORT === 0) console.error(`${counted.length} texts corrected`);
  }
  const rates = {
    kinds: findUsualRates(counted, ({ kinds }) => kinds),
    spellingKinds: findUsualRates(counted, ({ spellingKinds }) => spellingKinds),
  };
  const version = createHash('sha256').update(JSON.stringify(rates)).digest('hex').slice(0, 12);
  const file: UsualErrors = { version, ...rates };
  mkdirSync(new URL('.', USUAL_ERRORS_FILE), { recursive: true });
  writeFileSync(USUAL_ERRORS_FILE, `${JSON.stringify(file, null, 2)}\n`);
  console.error(`models/usual-errors/usual-errors.json written, version ${version}`);
}

async function countErrors(text: string, corrector: WholeCorrector): Promise<Omit<CountedText, 'level'>> {
  const { annotation, shown, spelling } = await corrector.correct(text);
  const nameKinds = (corrections: typeof shown): string[] =>
    corrections.filter(({ type }) => isErrorType(type)).map(({ type }) => findErrorFamily(type).name);
  const words = listWords(annotation, text).reduce((sum, sentence) => sum + sentence.words.length, 0);
  return { words, kinds: nameKinds(shown), spellingKinds: nameKinds(spelling) };
}

/** Errors for 100 words of all texts of a level together, by kind in the order of the families; kinds never met are left out. */
export function findUsualRates(
  counted: readonly CountedText[],
  readKinds: (text: CountedText) => readonly string[],
): UsualRate[] {
  const rates = errorFamilies.map(({ name: kind }): UsualRate => {
    const means = LEVELS.map((_, level) => {
      const ofLevel = counted.filter((text) => text.level === level);
      const words = ofLevel.reduce((sum, text) => sum + text.words, 0);
      const errors = ofLevel.flatMap(readKinds).filter((other) => other === kind).length;
      return words === 0 ? 0 : Number(((WORDS * errors) / words).toPrecision(DIGITS));
    });
    return { kind, means };
  });
  return rates.filter(({ means }) => means.some((mean) => mean > 0));
}
