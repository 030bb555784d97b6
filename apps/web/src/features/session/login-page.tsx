import LoginIcon from '@mui/icons-material/Login';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { MEASURE } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';
import { useLanguage } from '../../shared/i18n/use-language';
import { keepLoginReturn } from '../../shared/session/login-return';
import { useSession } from '../../shared/session/session';

interface LoginPageProps {
  /** What the installation calls its identity provider, and its picture. */
  readonly provider: { readonly name: string | null; readonly logo: string | null };
}

/** Sign-in of administrators through the identity provider. */
export function LoginPage({ provider }: LoginPageProps) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { search } = useLocation();
  const { user, integrationPaths } = useSession();
  const loginPath = integrationPaths['login'];
  return (
    <PageContent>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: MEASURE }}>
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
          <Typography>{t('login.not_open')}</Typography>
        ) : (
          <>
            <Typography>{t('login.text')}</Typography>
            <Button
              variant="contained"
              startIcon={
                provider.logo === null ? <LoginIcon /> : <img src={provider.logo} alt="" height={24} />
              }
              onClick={() => keepLoginReturn(search)}
              href={`${loginPath}?language=${language}`}
            >
              {provider.name === null
                ? t('login.provider')
                : t('login.provider_named', { name: provider.name })}
            </Button>
          </>
        )}
      </Stack>
    </PageContent>
  );
}
