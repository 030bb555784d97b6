/**
 * The English messages in one chunk, by feature: `locales/en/wordlist.json` is the namespace `wordlist`. Those in
 * `lazy/` come with their page.
 */
export const messages = import.meta.glob<Record<string, unknown>>('../../../locales/en/*.json', {
  eager: true,
  import: 'default',
});
