/**
 * The Estonian messages in one chunk, by feature: `locales/et/wordlist.json` is the namespace `wordlist`. Those in
 * `lazy/` come with their page.
 */
export const messages = import.meta.glob<Record<string, unknown>>('../../../locales/et/*.json', {
  eager: true,
  import: 'default',
});
