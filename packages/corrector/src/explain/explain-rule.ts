import { makeTable, readOwn } from '@keelerada/estonian/make-table';
import type { RuleReason } from '../correction-reason';
import { ALL_RULES } from '../rules/rule-table';
import { isErrorType } from '../error-type';
import type { Explanation, ExplanationLanguage } from '../sentence/explanation';
import { quote } from '../sentence/explanation';
import { nameForm } from '../sentence/form-names';

/** Explains what a named rule asks for, with the rule itself; `right` is the right form. */
export function explainRule(
  reason: RuleReason,
  { original, right }: { readonly original: string; readonly right: string },
  language: ExplanationLanguage,
): Explanation {
  const rule = ALL_RULES.find(({ id }) => id === reason.rule)!;
  const texts = readOwn(rule.variants, reason.variant)!;
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (_, name: string) => {
      const values = makeTable<string>({ original, right, word: reason.word ?? '' });
      const detail = readOwn(reason.details ?? {}, name);
      return (typeof detail === 'object' ? detail[language] : detail) ?? values.get(name) ?? '';
    });
  const because = fill(texts.long[language]);
  const change = isErrorType(rule.errorType)
    ? describeChange(reason, original.trim(), right.trim(), language)
    : describeOrder(right, language);
  const shown = right.trim() === '' ? '' : `: ${quoteWithComma(right.trim(), language)}`;
  return {
    short: fill(texts.short[language]) + shown,
    long: `${because} ${change}`,
    rule: { id: rule.id, name: rule.name[language], text: rule.text[language], examples: rule.examples },
  };
}

/** `koma ja „et”` where a comma is put in with a word. */
function quoteWithComma(right: string, language: ExplanationLanguage): string {
  if (!right.startsWith(', ')) return quote(right, language);
  const word = quote(right.slice(2), language);
  return language === 'et' ? `koma ja ${word}` : `a comma and ${word}`;
}

/** Says what is written and what is wanted, with the names of both forms where they differ. */
function describeChange(
  { forms }: RuleReason,
  original: string,
  right: string,
  language: ExplanationLanguage,
): string {
  const [from, to] = [quote(original, language), quote(right, language)];
  const names =
    forms && forms.written !== forms.wanted
      ? [forms.written, forms.wanted].map((code) => nameForm(code, forms.pos, language))
      : [];
  const [written, wanted] = names;
  const named = (word: string, name: string | undefined): string =>
    name === undefined ? word : `${word} (${name})`;
  if (language === 'et') {
    if (original === '') return `Siia käib ${quoteWithComma(right, 'et')}.`;
    if (right === '') return `${original === ',' ? 'Koma' : `Sõna ${from}`} ei ole siin vaja.`;
    return `Kirjutatud on ${named(from, written)}, õige on ${named(to, wanted)}.`;
  }
  if (original === '') return `What belongs here is ${quoteWithComma(right, 'en')}.`;
  if (right === '') return `${original === ',' ? 'The comma' : from} is not needed here.`;
  return `What is written is ${named(from, written)}, what is right is ${named(to, wanted)}.`;
}

/** Says what is usual, of advice that may be left. */
function describeOrder(right: string, language: ExplanationLanguage): string {
  return language === 'et'
    ? `Tavaline järg on ${quote(right, 'et')}; teine järg ei ole vale, kui seda on mõeldud rõhutamiseks.`
    : `The usual order is ${quote(right, 'en')}; another one is not wrong where stress is meant.`;
}
