import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/use-language';
import { branding } from '../branding';

/** Size on screen in pixels. */
const WIDTH_PX = 148;
const HEIGHT_PX = 40;

/** The product's logo in the language of the interface; styles show that of the colour scheme, so that the first HTML has it. */
export function ProductLogo() {
  const language = useLanguage();
  return (['light', 'dark'] as const).map((scheme) => (
    <Box
      key={scheme}
      component="img"
      src={branding.logo[scheme][language]}
      alt={branding.productName}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      loading="lazy"
      // It gives way where the bar is full.
      sx={(theme) => ({
        ...{ maxWidth: '100%', height: 'auto', display: scheme === 'light' ? 'inline' : 'none' },
        ...theme.applyStyles('dark', { display: scheme === 'dark' ? 'inline' : 'none' }),
      })}
    />
  ));
}
