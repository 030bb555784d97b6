import LogoutIcon from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useLogout } from './use-logout';

export function LogoutButton() {
  const { t } = useTranslation('session');
  const { mutate, isPending } = useLogout();
  return (
    <IconButton title={t('logout')} aria-label={t('logout')} loading={isPending} onClick={() => mutate()}>
      <LogoutIcon />
    </IconButton>
  );
}
