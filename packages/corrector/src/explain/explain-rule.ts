import type { RuleReason } from '../correction/correction-reason';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { readMessage, type ExplanationLanguage, type PairKey } from '../messages/messages';
import { ALL_RULES } from '../rules/rule-table';
import { describeReplacement } from './describe-replacement';
import { readExplanation, type Explanation } from './explanation';
import { nameCase } from './form-names';

/** Explains what a named rule asks for, with the rule itself; `right` is the right form. */
export function explainRule(
  { rule: id, variant, word = '', details = {}, forms }: RuleReason,
  { original, right }: { readonly original: string; readonly right: string },
  language: ExplanationLanguage,
): Explanation {
  const { errorType, examples } = ALL_RULES.find((rule) => rule.id === id)!;
  const caseName = details.case === undefined ? {} : { case: nameCase(details.case, language)! };
  const values = { original, right, word, ...details, ...caseName };
  const { short, long } = readExplanation(`${id}.${variant}` as PairKey, language, values);
  const wanted = right.trim();
  const change = isErrorType(errorType)
    ? describeChange(forms, original.trim(), wanted, language)
    : readMessage('change.order', language, { right });
  return {
    short: short + (wanted === '' ? '' : `: ${quoteWithComma(wanted, language)}`),
    long: `${long} ${change}`,
    rule: {
      id,
      name: readMessage(`${id}.name`, language),
      text: readMessage(`${id}.text`, language),
      examples,
    },
  };
}

/** `koma ja „et”` where a comma is put in with a word. */
function quoteWithComma(right: string, language: ExplanationLanguage): string {
  return right.startsWith(', ')
    ? readMessage('comma-and-word', language, { word: right.slice(2) })
    : readMessage('quoted', language, { word: right });
}

/** Says what is added, removed or replaced. */
function describeChange(
  forms: RuleReason['forms'],
  original: string,
  right: string,
  language: ExplanationLanguage,
): string {
  if (original === '')
    return readMessage('change.inserted', language, { right: quoteWithComma(right, language) });
  if (right === '')
    return readMessage(original === ',' ? 'change.comma-removed' : 'change.removed', language, { original });
  return describeReplacement(original, right, forms, language);
}
