import LoginIcon from '@mui/icons-material/Login';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';

/** Sign-in of administrators through the identity provider. */
export function LoginPage() {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { user, integrationPaths } = useSession();
  const loginPath = integrationPaths['login'];
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{t('login.title')}</Typography>
        {user !== null ? (
          <Typography>
            <Trans
              t={t}
              i18nKey="login.signed_in"
              values={{ name: user.firstName }}
              components={[<Link key="home" component={RouterLink} to="/" />]}
            />
          </Typography>
        ) : loginPath === undefined ? (
          <>
            <Typography>{t('login.no_provider')}</Typography>
            <Typography color="text.secondary">{t('login.how_to_set')}</Typography>
          </>
        ) : (
          <>
            <Typography>{t('login.text')}</Typography>
            <Button
              variant="contained"
              size="large"
              startIcon={<LoginIcon />}
              href={`${loginPath}?language=${language}`}
            >
              {t('login.provider')}
            </Button>
          </>
        )}
      </Stack>
    </Container>
  );
}
