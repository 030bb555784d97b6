import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
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
        // In the strip at the bottom of the page, so that it covers nothing.
        bottom: 'calc(var(--cookie-height, 0px) + (var(--strip-height, 48px) - 32px) / 2)',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: (theme) => theme.zIndex.fab + 1,
        displayPrint: 'none',
        transition: 'opacity 150ms, visibility 150ms',
        opacity: isSeen ? 0 : 1,
        visibility: isSeen ? 'hidden' : 'visible',
      }}
    >
      <IconButton aria-label={t('scroll_down')} onClick={() => scrollToElement(targetId)}>
        <KeyboardArrowDownIcon />
      </IconButton>
    </Box>
  );
}
