import { introducedTools, type ContentName, type SiteContents } from '@keelerada/contract/site/site-content';
import type { Label } from '@keelerada/contract/texts/enumerations';
import linkSections from '../../../../content/link-sections.json';

/** What a part of a content is, as its editor sees it. */
export type ContentField =
  | { readonly kind: 'text'; readonly isLong?: boolean }
  /** In both languages; one that may lack is null then. */
  | { readonly kind: 'label'; readonly isLong?: boolean; readonly mayLack?: boolean }
  | { readonly kind: 'tags'; readonly tags: Readonly<Record<string, Label>> }
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, ContentField>>;
      readonly labels?: Readonly<Record<string, Label>>;
    }
  | { readonly kind: 'list'; readonly item: ContentField };

const text = { kind: 'text' } as const;
const longText = { kind: 'text', isLong: true } as const;
const label = { kind: 'label' } as const;
const listOf = (item: ContentField): ContentField => ({ kind: 'list', item });
const objectOf = (fields: Readonly<Record<string, ContentField>>): ContentField => ({
  kind: 'object',
  fields,
});
const works = listOf(objectOf({ citation: longText, url: text }));

/** The form of a content; links take their tags from the content itself. */
export function describeContent(name: ContentName, content: SiteContents[ContentName]): ContentField {
  switch (name) {
    case 'about':
      return objectOf({ us: listOf({ kind: 'label', isLong: true }) });
    case 'people': {
      const person = { name: label, role: label, email: text, cv: { kind: 'label', mayLack: true } as const };
      return listOf(objectOf({ title: label, people: listOf(objectOf(person)) }));
    }
    case 'grants':
      return listOf(objectOf({ name: longText, url: text }));
    case 'publications':
      return objectOf({ graduationPapers: works, conferences: works, articles: works });
    case 'links':
      return describeLinks((content as SiteContents['links']).tags);
    case 'videos':
      return objectOf(Object.fromEntries(introducedTools.map((tool) => [tool, label])));
  }
}

function describeLinks(tags: SiteContents['links']['tags']): ContentField {
  const link = objectOf({
    ...{ name: text, url: text },
    ...{ description: { kind: 'label', isLong: true }, tags: { kind: 'tags', tags } },
  });
  const fields = Object.fromEntries(linkSections.map(({ anchor }) => [anchor, listOf(link)]));
  const labels = Object.fromEntries(linkSections.map(({ anchor, title }) => [anchor, title]));
  return objectOf({ links: { kind: 'object', fields, labels } });
}

/** A new, empty part. */
export function makeEmpty(field: ContentField): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'label':
      return field.mayLack === true ? null : { et: '', en: '' };
    case 'tags':
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, makeEmpty(part)]));
  }
}

/** The first words of a part, by which a person knows it. */
export function findSummary(value: unknown, language: 'et' | 'en'): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return '';
  const parts = value as Readonly<Record<string, unknown>>;
  if (typeof parts[language] === 'string') return parts[language];
  return (
    Object.values(parts)
      .map((part) => findSummary(part, language))
      .find((words) => words !== '') ?? ''
  );
}
