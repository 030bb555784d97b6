import { nameForm } from '@keelerada/corrector/explain/form-names';
import type { ExplanationLanguage } from '@keelerada/corrector/messages/messages';
import { readOwn } from '@keelerada/estonian/make-table';
import en from './reasons/en.json';
import et from './reasons/et.json';
import type { StockItem } from './read-stock';

const REASONS: Readonly<Record<ExplanationLanguage, Readonly<Record<string, string>>>> = { et, en };
/** Verbs of a pair whose other one has an object. */
const WITHOUT_OBJECT = new Set(
  (
    'muutuma algama lõppema kasvama tekkima suunduma paranema lisanduma levima lahenema kustuma avanema venima ' +
    'kuivama kahanema arenema hävima säilima vähenema jätkuma'
  ).split(' '),
);

/** Why the answer is right. Null where no reason has the rule's key. */
export function explainItem(
  { topic, rule, governors, gap }: Pick<StockItem, 'topic' | 'rule' | 'governors' | 'gap'>,
  language: ExplanationLanguage,
): string | null {
  const reasons = REASONS[language];
  const governor = governors.join(' ');
  const fill = (text: string | undefined, values: Readonly<Record<string, string>>): string | null =>
    text?.replace(/\{(\w+)\}/gu, (_, name: string) => readOwn(values, name) ?? '') ?? null;
  if (topic !== 'verb-choice') return fill(readOwn(reasons, `${topic}.${rule}`), { governor });
  const base = gap?.base ?? '';
  const kind = WITHOUT_OBJECT.has(base) ? 'self' : 'other';
  const meaning = readOwn(reasons, `verb.${base}`) ?? reasons[`verb.${kind}`]!;
  return fill(reasons[topic], { meaning: `${base} – ${meaning}` });
}

/** Name of a form in the language, or null for one without a name. */
export const nameFormOf = (code: string, isVerb: boolean, language: ExplanationLanguage): string | null =>
  nameForm(code, isVerb ? 'V' : 'S', language) ?? null;
