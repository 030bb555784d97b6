/**
 * The Estonian messages in one chunk, by feature: `locales/et/wordlist.json` is the namespace `wordlist`. Those of
 * `late-messages.ts` come with their page.
 */
export const messages = import.meta.glob<Record<string, unknown>>(
  ['../../../locales/et/*.json', '!../../../locales/et/corrector.json'],
  { eager: true, import: 'default' },
);
