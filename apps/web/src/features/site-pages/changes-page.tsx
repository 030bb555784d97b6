import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Label } from '@keelerada/contract/texts/enumerations';
import changesByRelease from '../../../content/changes.json';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { ProsePage } from '../../shared/ui/prose-page';

/** The newest first; what is not released yet has no version. */
const releases: readonly { readonly version: string | null; readonly changes: readonly Label[] }[] =
  changesByRelease;

/** What is new, release by release. */
export function ChangesPage() {
  const { t } = useTranslation('changes');
  const label = useLabel();
  return (
    <ProsePage title={t('title')} intro={t('order')}>
      {releases.map(({ version, changes }) => (
        // The version in the footer leads here.
        <Box component="section" key={version} id={version ?? 'next'}>
          <Typography variant="h2" sx={{ mt: '24px', mb: '4px' }}>
            {version ?? t('next')}
          </Typography>
          <Box
            component="ul"
            sx={{ ...letters[16], maxWidth: MEASURE, pl: '24px', m: 0, '& li': { mb: '4px' } }}
          >
            {changes.map((change) => (
              <li key={change.en}>{label(change)}</li>
            ))}
          </Box>
        </Box>
      ))}
    </ProsePage>
  );
}
