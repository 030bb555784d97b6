/** Languages of the interface; English is the default. */
export const languages = ['et', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language that a code names, in capitals or in small letters (`ET`, `en`); null for any other value. */
export function parseLanguage(code: unknown): Language | null {
  return languages.find((language) => typeof code === 'string' && language === code.toLowerCase()) ?? null;
}
