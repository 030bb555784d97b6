import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';

const SECTIONS = ['own_texts', 'browser', 'cookies', 'logs', 'donated', 'accounts', 'outside'] as const;

/** What is kept of visitors and their texts, where and for how long. */
export function PrivacyPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t } = useTranslation('privacy');
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {SECTIONS.map((name) => (
        <ProseSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)} />
      ))}
      <ProseSection title={t('questions.title')} text={t('questions.text')}>
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </ProseSection>
    </ProsePage>
  );
}
