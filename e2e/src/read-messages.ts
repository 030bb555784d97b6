import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTerms } from '../../apps/web/src/shared/i18n/terms';
import type { Language } from './open-browser';

const LOCALES = fileURLToPath(new URL('../../apps/web/locales/', import.meta.url));

/** The text that the screens show for a message: `namespace:key.path`, with plural form and values filled in. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function readNamespaces(language: Language): Map<string, unknown> {
  const folder = join(LOCALES, language);
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
      ]),
  );
}

function findMessage(tree: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
  return typeof found === 'string' ? found : undefined;
}

/** Reads the messages of one language; asking for a message that is not there throws, so that a renamed key fails by its name. */
export function readMessages(language: Language): Translate {
  const namespaces = readNamespaces(language).set('terms', readTerms(language));
  const plural = new Intl.PluralRules(language);
  const read = (namespace: string, path: string) => findMessage(namespaces.get(namespace), path);
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const { count } = values;
    const form = typeof count === 'number' ? read(namespace, `${path}_${plural.select(count)}`) : undefined;
    const message = form ?? read(namespace, path);
    if (message === undefined) throw new Error(`No message ${key} in ${language}`);
    return message
      .replaceAll(/\$t\((\w+):([\w.-]+)\)/gu, (_, name: string, term: string) => read(name, term) ?? '')
      .replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  };
}
