import { useColorScheme } from '@mui/material/styles';
import { useLanguage } from '../../shared/i18n/use-language';
import { branding } from '../branding';

/** Size on screen in pixels. */
const WIDTH_PX = 148;
const HEIGHT_PX = 40;

/** The product's logo in the language of the interface, drawn for the colour scheme that shows. */
export function ProductLogo() {
  const language = useLanguage();
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  return (
    <img
      src={branding.logo[scheme][language]}
      alt={branding.productName}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      // It gives way where the bar is full.
      style={{ maxWidth: '100%', height: 'auto' }}
    />
  );
}
