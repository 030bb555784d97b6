import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProseList, ProseTable } from '../../shared/ui/prose-facts';
import { ProseSection } from '../../shared/ui/prose-page';

/** Sections of a page about the site. Each takes the messages `NAME.title`, `NAME.text` and those of its rows or items. */
export function useSections(namespace: string) {
  const { t } = useTranslation(namespace);
  const section = (name: string, children?: ReactNode) => (
    <ProseSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)}>
      {children}
    </ProseSection>
  );
  const list = (name: string, items: readonly string[]) =>
    section(name, <ProseList items={items.map((item) => t(`${name}.items.${item}`))} />);
  const table = (name: string, rows: readonly string[]) =>
    section(
      name,
      <ProseTable
        headings={[t(`${name}.heading`), t(`${name}.fact`)]}
        rows={rows.map((row) => [t(`${name}.rows.${row}.name`), t(`${name}.rows.${row}.text`)])}
      />,
    );
  const contact = (name: string, email: string) =>
    section(name, <Link href={`mailto:${email}`}>{email}</Link>);
  return { t, section, list, table, contact };
}
