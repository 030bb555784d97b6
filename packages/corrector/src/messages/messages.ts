import { readOwn } from '@keelerada/estonian/make-table';
import enForms from './en/forms.json';
import enReasons from './en/reasons.json';
import enRules from './en/rules.json';
import etForms from './et/forms.json';
import etReasons from './et/reasons.json';
import etRules from './et/rules.json';

/** Languages of the explanations, as ISO 639-1 codes. */
export type ExplanationLanguage = 'et' | 'en';

const et = { ...etForms, ...etReasons, ...etRules };
const en = { ...enForms, ...enReasons, ...enRules };
const MESSAGES: Readonly<Record<ExplanationLanguage, Readonly<Record<MessageKey, string>>>> = { et, en };

export type MessageKey = keyof typeof et;

type Before<Key, End extends string> = Key extends `${infer Start}${End}` ? Start : never;

/** Name of a message that has a short and a long form. */
export type PairKey = Before<MessageKey, '.short'>;
export type RuleId = Before<keyof typeof etRules, '.name'>;
/** What a rule found: each variant of a rule has its own explanation. */
export type RuleVariant = PairKey extends infer Key
  ? Key extends `${RuleId}.${infer Variant}`
    ? Variant
    : never
  : never;

/** Values of the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string>>;

/** The message with its placeholders filled in; one without a value is left out. */
export function readMessage(
  key: MessageKey,
  language: ExplanationLanguage,
  values: MessageValues = {},
): string {
  return MESSAGES[language][key].replace(/\{(\w+)\}/gu, (_, name: string) => readOwn(values, name) ?? '');
}

/** The message of a key that is made of data; undefined if there is none. */
export function findMessage(key: string, language: ExplanationLanguage): string | undefined {
  return readOwn(MESSAGES[language], key);
}

/** The variants of a rule, in the order of its messages. */
export function listRuleVariants(rule: RuleId): string[] {
  const shorts = Object.keys(etRules).filter((key) => key.startsWith(`${rule}.`) && key.endsWith('.short'));
  return shorts.map((key) => key.slice(rule.length + 1, -'.short'.length));
}
