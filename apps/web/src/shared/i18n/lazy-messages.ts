import i18next from 'i18next';
import { type ComponentType, lazy } from 'react';
import type { Language } from '@keelerada/contract/fields/language';

/**
 * Messages that come with their page, `locales/et/lazy/corrector.json` as the namespace `corrector`: the first screen has to
 * stay under its limit of JavaScript (`e2e/src/performance-floors.ts`).
 */
const loaders = import.meta.glob<Record<string, unknown>>('../../../locales/*/lazy/*.json', {
  import: 'default',
});
const asked = new Set<string>();

async function addBundle(language: Language, namespace: string): Promise<void> {
  const bundle = await loaders[`../../../locales/${language}/lazy/${namespace}.json`]!();
  i18next.addResourceBundle(language, namespace, bundle);
}

/** Loads the messages of a page; its code waits for them. */
export async function loadLazyMessages(namespace: string): Promise<void> {
  asked.add(namespace);
  await addBundle(i18next.language as Language, namespace);
}

/** Loads code together with the messages that it speaks with. */
export async function loadPart<Part>(load: () => Promise<Part>, messages: readonly string[]): Promise<Part> {
  const [part] = await Promise.all([load(), ...messages.map(loadLazyMessages)]);
  return part;
}

/** A part of a screen whose code comes with its messages when it is first drawn. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, ...messages: readonly string[]) =>
  lazy(async () => ({ default: await loadPart(load, messages) }));

/** Loads what has been asked for in another language. */
export async function addLazyMessages(language: Language): Promise<void> {
  await Promise.all([...asked].map((namespace) => addBundle(language, namespace)));
}
