import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { ProseTable } from '../../shared/ui/prose-facts';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';
import { browserNames } from './browser-names';

const SECTIONS = ['own_texts', 'browser', 'cookies', 'logs', 'donated', 'accounts', 'outside'] as const;

/** What is kept of visitors and their texts, where and for how long. */
export function PrivacyPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t } = useTranslation('privacy');
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {SECTIONS.map((name) => (
        <ProseSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)}>
          {name === 'browser' ? <BrowserNames /> : undefined}
        </ProseSection>
      ))}
      <ProseSection title={t('questions.title')} text={t('questions.text')}>
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </ProseSection>
      <ProseSection title={t('institution.title')} text={t('institution.text')}>
        <Link component={RouterLink} to="/data-protection">
          {t('institution.link')}
        </Link>
      </ProseSection>
    </ProsePage>
  );
}

function BrowserNames() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <Typography variant="h3" sx={{ ...letters[14], fontWeight: 500 }}>
        {t('names.title')}
      </Typography>
      <ProseTable
        headings={[t('names.name'), t('names.what')]}
        rows={browserNames.map(({ name, id, until }) => [
          name,
          t(`names.${until}`, { what: t(`names.rows.${id}`) }),
        ])}
      />
    </>
  );
}
