import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollToElement } from '../../shared/ui/scroll-to-element';

/** Share of the window's height that the top of the target has to come above for the arrow to fade. */
const SEEN_FROM = 0.7;

/** Points down to an element and fades once that is in sight or passed. */
export function ScrollArrow({ targetId }: { readonly targetId: string }) {
  const { t } = useTranslation('home');
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const look = () => {
      const top = document.getElementById(targetId)?.getBoundingClientRect().top ?? 0;
      setIsSeen(top < window.innerHeight * SEEN_FROM);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [targetId]);
  return (
    <Box
      data-seen={isSeen}
      sx={{
        position: 'fixed',
        // Above the strip at the bottom of the page, where there is one.
        bottom: 'calc(var(--strip-height, 0px) + var(--cookie-height, 0px) + 16px)',
        left: { xs: 16, sm: '50%' },
        transform: { sm: 'translateX(-50%)' },
        zIndex: 'fab',
        displayPrint: 'none',
        transition: 'opacity 300ms, visibility 300ms',
        opacity: isSeen ? 0 : 1,
        visibility: isSeen ? 'hidden' : 'visible',
      }}
    >
      <Fab size="medium" aria-label={t('scroll_down')} onClick={() => scrollToElement(targetId)}>
        <KeyboardArrowDownIcon />
      </Fab>
    </Box>
  );
}
