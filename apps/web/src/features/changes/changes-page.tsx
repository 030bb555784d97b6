import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import changelog from '../../../../../CHANGELOG.md?raw';
import { ProsePage } from '../../shared/ui/prose-page';
import { readChanges } from './read-changes';

/** What is new, release by release, as CHANGELOG.md says it. */
export function ChangesPage() {
  const { t } = useTranslation('changes');
  return (
    <ProsePage title={t('title')} intro={t('language')}>
      <div lang="en">
        {readChanges(changelog).map(({ name, changes }) => (
          // The version in the footer leads here.
          <Box component="section" key={name} id={name}>
            <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
              {name}
            </Typography>
            <Box component="ul" sx={{ maxWidth: '70ch', pl: 3, m: 0 }}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
          </Box>
        ))}
      </div>
    </ProsePage>
  );
}
