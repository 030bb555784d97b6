import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';

const SECTIONS = ['tested', 'known', 'keyboard'] as const;

/** What is tested, what is known to fall short, and how to report a problem. */
export function AccessibilityPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t } = useTranslation('accessibility');
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {SECTIONS.map((name) => (
        <ProseSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)} />
      ))}
      <ProseSection title={t('report.title')} text={t('report.text')}>
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </ProseSection>
    </ProsePage>
  );
}
