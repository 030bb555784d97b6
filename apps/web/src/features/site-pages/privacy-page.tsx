import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { ProseTable } from '../../shared/ui/prose-facts';
import { ProsePage } from '../../shared/ui/prose-page';
import { browserNames } from './browser-names';
import { useSections } from './use-sections';

/** What is kept of visitors and their texts, where and for how long. */
export function PrivacyPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t, section, contact } = useSections('privacy');
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {section('own_texts')}
      {section('browser', <BrowserNames />)}
      {['cookies', 'logs', 'donated', 'accounts', 'outside'].map((name) => section(name))}
      {contact('questions', contactEmail)}
      {section(
        'institution',
        <Link component={RouterLink} to="/data-protection">
          {t('institution.link')}
        </Link>,
      )}
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
