import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import { useSiteContent } from '../../shared/site-content/site-content';
import { startPeople, type Person } from './about-content';

function PersonCard({ name, role, email, cv }: Person) {
  const { t } = useTranslation('about');
  const readLabel = useLabel();
  return (
    <Box component="li" sx={{ py: '12px', listStyle: 'none', borderTop: '1px solid var(--line)' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {readLabel(name)}
      </Typography>
      <Typography>
        {t('people.role')}: {readLabel(role)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('people.email')}: <Link href={`mailto:${email}`}>{email}</Link>
      </Typography>
      {cv !== null && (
        <Link variant="body2" href={readLabel(cv)} target="_blank" rel="noreferrer">
          {t('people.cv')}
        </Link>
      )}
    </Box>
  );
}

/** Contact cards. */
export function PeoplePage() {
  const { t } = useTranslation('about');
  const readLabel = useLabel();
  const groups = useSiteContent('people', startPeople);
  return (
    <>
      <Typography variant="h1" gutterBottom>
        {t('people.title')}
      </Typography>
      {groups.map(({ title, people }) => (
        <Box component="section" key={title.en} sx={{ mb: '24px' }}>
          <Typography variant="h2" gutterBottom>
            {readLabel(title)}
          </Typography>
          <Box
            component="ul"
            sx={{
              p: 0,
              m: 0,
              display: 'grid',
              columnGap: '40px',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
            }}
          >
            {people.map((person) => (
              <PersonCard key={person.email} {...person} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
