/**
 * The English messages in one chunk, by feature: `locales/en/wordlist.json` is the namespace `wordlist`. Those of
 * `late-messages.ts` come with their page.
 */
export const messages = import.meta.glob<Record<string, unknown>>(
  ['../../../locales/en/*.json', '!../../../locales/en/corrector.json'],
  { eager: true, import: 'default' },
);
