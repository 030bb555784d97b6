import Icon from '@mui/icons-material/SpellcheckOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTextsHash } from '../result-link/use-texts-hash';
import { findErrorCode, makeProfilePath } from './error-links';

/** From what a query for a type of errors finds back to how often that type is; nothing for other queries. */
export function ErrorProfileLink({ cql }: { readonly cql: string | null | undefined }) {
  const { t } = useTranslation('error-profile');
  const textsHash = useTextsHash();
  const code = findErrorCode(cql ?? '');
  if (code === null) return null;
  return (
    <Button component={Link} to={makeProfilePath(code) + textsHash} color="inherit" startIcon={<Icon />}>
      {t('title')}
    </Button>
  );
}
