import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** Light or dark; the system decides until the visitor does. */
export function ColourSchemeButton() {
  const { t } = useTranslation('shell');
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const title = t(isDark ? 'navigation.light_scheme' : 'navigation.dark_scheme');
  return (
    <IconButton title={title} aria-label={title} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  );
}
