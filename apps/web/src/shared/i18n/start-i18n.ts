import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@keelerada/contract/fields/language';
import { readStoredLanguage, storeLanguage } from './languages';
import { addLazyMessages } from './lazy-messages';
import { readTerms } from './terms';

const loaders: Record<Language, () => Promise<{ messages: Record<string, Record<string, unknown>> }>> = {
  et: () => import('./messages-et'),
  en: () => import('./messages-en'),
};

async function addMessages(language: Language): Promise<void> {
  const { messages } = await loaders[language]();
  for (const [path, bundle] of Object.entries(messages)) {
    const namespace = path.split('/').at(-1)?.replace('.json', '') ?? '';
    i18next.addResourceBundle(language, namespace, bundle);
  }
  i18next.addResourceBundle(language, 'terms', readTerms(language));
  await addLazyMessages(language);
}

/** `{{formatted}}` of a message is its count as the language writes it, unless a caller writes it otherwise. */
function writeCount(_text: string, [, name]: RegExpExecArray, options: object) {
  const { count } = options as { readonly count?: number };
  const locale = i18next.language === 'et' ? 'et-EE' : 'en-GB';
  return name?.trim() === 'formatted' && count !== undefined ? count.toLocaleString(locale) : undefined;
}

/** Loads messages and speaks the language; those that came with a page before come again. */
export async function speak(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    missingInterpolationHandler: writeCount,
    returnNull: false,
  });
  await addMessages(language);
}

/** Starts translation in the stored language; only that language's messages are loaded. */
export async function startI18n(): Promise<void> {
  const language = readStoredLanguage();
  await speak(language);
  document.documentElement.lang = language;
}

/** Switches the interface and keeps the choice. Rejects when the messages cannot be loaded; the old language then stays. */
export async function changeLanguage(language: Language): Promise<void> {
  await addMessages(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  storeLanguage(language);
}
