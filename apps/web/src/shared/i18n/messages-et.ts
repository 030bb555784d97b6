/** All Estonian messages in one chunk, by feature: `locales/et/wordlist.json` is the namespace `wordlist`. */
export const messages = import.meta.glob<Record<string, unknown>>('../../../locales/et/*.json', {
  eager: true,
  import: 'default',
});
