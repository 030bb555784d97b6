import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Link as RouterLink } from 'react-router';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import { heights } from '../../shared/design/tokens';
import { useSession } from '../../shared/session/session';
import { CommandPaletteButton } from '../command-palette/command-palette-button';
import { pages } from '../pages';
import { ProductLogo } from './product-logo';
import { LogoutEntry } from './session-parts';
import { lazyPart } from '../../shared/i18n/lazy-messages';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import { useMenu } from '../../shared/ui/use-menu';
import { useLanguage } from '../../shared/i18n/use-language';
import { languageNames } from './language-names';

/** Menus are heavy, and few visitors open this one. */
const LazyLanguageChoices = lazyPart(async () => (await import('./language-choices')).LanguageChoices);

function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { button, menu } = useMenu();
  // It stays while it closes: what is taken away at once does not hear the click on its entry.
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        {...button}
        onClick={(event) => {
          setIsAsked(true);
          button.onClick(event);
        }}
        color="inherit"
        startIcon={<LanguageIcon />}
        aria-label={t('navigation.language', { code: current.toUpperCase(), name: languageNames[current] })}
        sx={{
          minWidth: 40,
          flexShrink: 0,
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {current.toUpperCase()}
      </Button>
      {isAsked && (
        <Suspense>
          <LazyLanguageChoices menu={menu} />
        </Suspense>
      )}
    </>
  );
}

const loadPopper = async () => (await import('../../features/speech/speech-popper')).SpeechPopper;
const LazySpeechPopper = lazyPart(loadPopper, 'speech');

interface SpeechButtonProps {
  readonly isOpen: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

/** Opens and closes text-to-speech. */
function SpeechButton({ isOpen, onPress }: SpeechButtonProps) {
  const { t } = useTranslation('shell');
  const title = t('navigation.speech');
  return (
    <IconButton
      title={isOpen ? '' : title}
      aria-label={title}
      aria-expanded={isOpen}
      // The marked text must stay marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <VolumeUpIcon />
    </IconButton>
  );
}

/** Light or dark; the system decides until the visitor does. */
function ColourSchemeButton() {
  const { t } = useTranslation('shell');
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const title = t(isDark ? 'navigation.light_scheme' : 'navigation.dark_scheme');
  return (
    <IconButton title={title} aria-label={title} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      <DarkModeIcon />
    </IconButton>
  );
}

/** Wide screens never need it. */
const LazyNavigationDrawer = lazyPart(async () => (await import('./navigation-drawer')).NavigationDrawer);

/** Scroll distance in pixels after which the bar changes its style. */
const SCROLL_THRESHOLD_PX = 20;

/** Logo, links, search, language and colour scheme; on small screens logo, search and a drawer with the rest. */
export function NavigationBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  /** Null before it is first opened. */
  const [isDrawerOpen, setIsDrawerOpen] = useState<boolean | null>(null);
  /** What text-to-speech, which is loaded at the first use, opens at. */
  const [speechAnchor, setSpeechAnchor] = useState<HTMLElement | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: SCROLL_THRESHOLD_PX });
  const isAdministrator = user?.roleName === 'ADMIN';
  const entries = pages.filter(
    ({ navigation }) => navigation === 'everyone' || (navigation === 'administrators' && isAdministrator),
  );
  const makeSettings = (onSpeech: (button: HTMLElement) => void) => (
    <>
      <SpeechButton isOpen={speechAnchor !== null} onPress={onSpeech} />
      <LanguageMenu />
      <ColourSchemeButton />
    </>
  );
  return (
    <AppBar
      component="header"
      position="sticky"
      color="inherit"
      elevation={0}
      data-scrolled={isScrolled}
      sx={{
        bgcolor: 'var(--paper)',
        borderBottom: '1px solid',
        borderColor: isScrolled ? 'var(--line-strong)' : 'var(--line)',
        displayPrint: 'none',
      }}
    >
      <Container maxWidth="xl" disableGutters>
        <Toolbar disableGutters sx={toolbarStyle}>
          <Box
            component={RouterLink}
            to="/"
            aria-label={t('navigation.home')}
            sx={{ display: 'flex', alignItems: 'center', mr: { xs: 'auto', sm: 3 }, minWidth: 64 }}
          >
            <ProductLogo />
          </Box>
          <Box
            component="nav"
            aria-label={t('navigation.main')}
            sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, mr: 'auto' }}
          >
            {entries.map(({ path, titleKey }) => (
              <Button key={path} component={NavLink} to={path} color="inherit" sx={linkStyle}>
                {t(titleKey)}
              </Button>
            ))}
          </Box>
          <CommandPaletteButton />
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
            {makeSettings((button) => setSpeechAnchor(speechAnchor === null ? button : null))}
          </Box>
          <LogoutEntry />
          <IconButton
            ref={menuButton}
            aria-label={t('navigation.open_menu')}
            aria-expanded={isDrawerOpen === true}
            onClick={() => setIsDrawerOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      {isDrawerOpen !== null && (
        <Suspense>
          <LazyNavigationDrawer
            entries={entries}
            isOpen={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
          >
            {makeSettings(() => {
              // The text to be read is marked on the page, which the menu covers.
              setIsDrawerOpen(false);
              setSpeechAnchor(menuButton.current);
            })}
          </LazyNavigationDrawer>
        </Suspense>
      )}
      {speechAnchor !== null && (
        <Suspense>
          <LazySpeechPopper anchor={speechAnchor} onClose={() => setSpeechAnchor(null)} />
        </Suspense>
      )}
    </AppBar>
  );
}

const toolbarStyle = {
  gap: { xs: 0, sm: '4px' },
  px: 'var(--edge)',
  '&&': { minHeight: heights.header - 1 },
} as const;
const linkStyle = {
  color: 'var(--ink-2)',
  minWidth: 0,
  '&.active': { color: 'var(--ink)', fontWeight: 600 },
} as const;
