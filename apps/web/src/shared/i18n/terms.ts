import type { Language } from '@keelerada/contract/fields/language';
import terms from '@keelerada/contract/site/terms.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/**
 * The one name of each thing in a language, by group: tools, kinds of errors, topics of exercises, groups of writers, and how
 * many marks are right. Messages take them by `$t(terms:tools.wordlist)`.
 */
export function readTerms(language: Language): Readonly<Record<string, Names>> {
  const pick = (group: Readonly<Record<string, Readonly<Record<Language, string>>>>): Names =>
    Object.fromEntries(Object.entries(group).map(([name, names]) => [name, names[language]]));
  return Object.fromEntries(Object.entries(terms).map(([name, group]) => [name, pick(group)]));
}
