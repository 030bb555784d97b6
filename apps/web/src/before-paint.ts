/** Runs before the first paint: what the visitor chose decides which drawing of the page shows, and in which colours. */
import { readStoredLanguage } from './shared/i18n/languages';
import { readKeptText } from './shared/kept-value/kept-storage';

const root = document.documentElement;
root.lang = readStoredLanguage();
/** Where the component library keeps the colour scheme. */
const mode = readKeptText('browser', 'mui-mode');
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['colorScheme'] = isDark ? 'dark' : 'light';
const drawings = document.querySelectorAll<HTMLTemplateElement>('#opening > template');
for (const drawing of drawings) {
  if (drawing.lang === root.lang) drawing.after(drawing.content);
  drawing.remove();
}
