import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { EarlyField } from './early-field';
import { letters } from '../../shared/design/tokens';
import { lazyPart } from '../../shared/i18n/lazy-messages';

/** Nobody waits for it before it is first asked for. */
const LazyCommandPalette = lazyPart(
  async () => (await import('./command-palette')).CommandPalette,
  ...(['command-palette', 'saved-selections', 'word-context-cql'] as const),
);

const isMac = /mac|iphone|ipad/iu.test(navigator.platform);
const KEYS = isMac ? '⌘ K' : 'Ctrl K';
/** From here on there is room for what it says. */
const WIDE = '@media (min-width: 64em)';

const buttonStyle = {
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 1,
  gap: 1,
  font: 'inherit',
  ...letters[14],
  color: 'text.secondary',
  border: 1,
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 1 },
  '& > span, & > kbd': { display: 'none' },
  [WIDE]: {
    width: '14.75rem',
    height: '2rem',
    px: 1,
    justifyContent: 'flex-start',
    borderColor: 'divider',
    '& > span, & > kbd': { display: 'block' },
  },
} as const;
const keyStyle = {
  ml: 'auto',
  px: 0.5,
  font: 'inherit',
  ...letters[12],
  color: 'var(--ink-3)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;

/** Opens the palette from anywhere by Ctrl K (⌘ K), also while something is typed; the same keys close it. */
function usePaletteKey(toggle: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
      if (!isAsked || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [toggle]);
}

const closed = { isOpen: false, isLoaded: false, typed: '', isEntered: false };

/** A quiet button that finds and opens words, tools, texts, selections, pages and former searches. */
export function CommandPaletteButton() {
  const { t } = useTranslation('shell');
  const [{ isOpen, isLoaded, typed, isEntered }, setState] = useState(closed);
  const opener = useRef<Element | null>(null);
  const [toggle] = useState(
    () => () => setState(({ isOpen }) => ({ ...closed, isOpen: !isOpen, isLoaded: true })),
  );
  const close = () => setState({ ...closed, isLoaded: true });
  const type = (next: string) => setState((old) => ({ ...old, typed: next }));
  usePaletteKey(toggle);
  // Read while it is drawn: afterwards the palette has the focus.
  if (isOpen && opener.current === null) opener.current = document.activeElement;
  useEffect(() => {
    if (isOpen) return;
    const from = opener.current;
    opener.current = null;
    // A page, a result or a preview that was opened has taken the focus by then.
    const frame = requestAnimationFrame(() => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && from instanceof HTMLElement && from.isConnected) from.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <>
      <ButtonBase
        disableRipple
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={toggle}
        sx={buttonStyle}
      >
        <SearchIcon fontSize="small" />
        <Box component="b" sx={hiddenStyle}>
          {`${t('navigation.command_palette')}: `}
        </Box>
        <span>{t('navigation.command_palette_hint')}</span>
        <Box component="kbd" sx={keyStyle}>
          {KEYS}
        </Box>
      </ButtonBase>
      {isLoaded && (
        <Suspense
          fallback={
            isOpen && (
              <EarlyField
                typed={typed}
                onType={type}
                onEnter={() => setState((old) => ({ ...old, isEntered: true }))}
                onClose={close}
              />
            )
          }
        >
          <LazyCommandPalette {...{ isOpen, typed, isEntered }} onType={type} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
