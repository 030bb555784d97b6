import Box from '@mui/material/Box';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { useCorpusSearch } from '../../shared/corpus-search/use-corpus-search';
import { MEASURE, pageStyle, letters } from '../../shared/design/tokens';
import { useSession } from '../../shared/session/session';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { DeferredIntroductions, DeferredPictures, DeferredSize } from './deferred-parts';
import { LiveConcordance } from './live-concordance';
import { useLiveLines, type LiveLines } from './use-live-lines';
import { HomeSection } from './home-section';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import IconButton from '@mui/material/IconButton';
import { scrollToElement } from '../../shared/ui/scroll-to-element';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { CorpusSearch } from './corpus-search';

/** A text of the visitor's own, which goes to the corrector. Without one the corrector opens with what it has kept. */
function OwnTextStart() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      aria-label={t('own.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate('/corrector', { state: text.trim() === '' ? null : { text } });
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        border: '1px solid var(--line-strong)',
        borderRadius: '8px',
        bgcolor: 'var(--surface)',
        p: '3px',
        '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
      }}
    >
      <Box
        component="textarea"
        lang="et"
        rows={2}
        aria-label={t('own.text')}
        placeholder={t('own.placeholder')}
        spellCheck={false}
        value={text}
        onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => setText(target.value)}
        sx={{
          ...letters[16],
          flex: 1,
          minWidth: 0,
          height: '4.625rem',
          px: 2,
          py: '12px',
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          resize: 'none',
          fontFamily: 'var(--serif)',
          color: 'inherit',
          '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ m: '4px' }}>
        {t('hero.to_corrector')}
      </Button>
    </Box>
  );
}

interface HeroProps {
  readonly word: string;
  readonly onWordChange: (word: string) => void;
  readonly lines: LiveLines;
  readonly onSearch: (word: string) => void;
  readonly isPending: boolean;
}

const leadStyle = { ...letters[16], color: 'var(--ink-2)', pt: '12px', pb: 2 } as const;

/** What the place is for: a word of the corpus on the left, a text of the visitor's own on the right. */
function Hero({ word, onWordChange, lines, onSearch, isPending }: HeroProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  const { texts, runningWords } = useSession().corpus;
  const numbers = { texts: formatNumber(texts), words: formatNumber(runningWords) };
  return (
    <Box sx={{ ...pageStyle, pt: { xs: '24px', sm: '40px' }, pb: '24px' }}>
      <Typography
        variant="h1"
        sx={{ ...letters[36], letterSpacing: '-0.015em', textWrap: 'balance', hyphens: 'none' }}
      >
        {t('hero.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: '40px',
          justifyContent: 'space-between',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 56.25em)': { gridTemplateColumns: 'minmax(0, 600px) minmax(0, 480px)' },
        }}
      >
        <div>
          <Typography sx={leadStyle} data-counted>
            {t(texts === 0 ? 'hero.empty' : 'hero.fact', { ...numbers, count: texts })}
          </Typography>
          <CorpusSearch
            word={word}
            onWordChange={onWordChange}
            onSearch={onSearch}
            isPending={isPending}
            lines={lines}
          />
        </div>
        <div>
          <Typography sx={{ ...leadStyle, '@media (max-width: 56.1875em)': { pt: '24px' } }}>
            {t('own.lead')}
          </Typography>
          <OwnTextStart />
        </div>
      </Box>
    </Box>
  );
}

/** Share of the window's height that the top of the target has to come above for the arrow to fade. */
const SEEN_FROM = 0.7;

/** Points down to an element and fades once that is in sight or passed. */
function ScrollArrow({ targetId }: { readonly targetId: string }) {
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

const services = ['corpus', 'analysis', 'corrector', 'links'] as const;

/** What the product offers, in four statements. */
function ServiceStatements({ id }: { readonly id: string }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection id={id} title={t('services.title')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: '24px 40px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {services.map((name) => (
          <li key={name}>
            <Typography variant="h3" sx={{ mb: '4px' }}>
              {t(`services.${name}.title`)}
            </Typography>
            <Typography sx={{ color: 'var(--ink-2)' }}>{t(`services.${name}.text`)}</Typography>
          </li>
        ))}
      </Box>
    </HomeSection>
  );
}

/** Asks for a text of the visitor's own. */
function DonationCall() {
  const { t } = useTranslation('home');
  return (
    <HomeSection id="donation" title={t('donation.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 40px', alignItems: 'start' }}>
        <Typography sx={{ flex: '1 1 280px', maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t('donation.text')}
        </Typography>
        <Button variant="outlined" component={Link} to="/adding">
          {t('donation.open')}
        </Button>
      </Box>
    </HomeSection>
  );
}

const lastRowStyle = {
  display: 'grid',
  columnGap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SERVICES_ID = 'services';
const TOOLS_ID = 'tools';

/** What the product is, at work from the first look. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  /** The word in the box: typed, or pressed among the examples. */
  const [word, setWord] = useState('');
  /** The word that the tool was asked for: its page is on its way. */
  const [sought, setSought] = useState<string | null>(null);
  const { search, isPending } = useCorpusSearch();
  const lines = useLiveLines(word, sought);
  const open = (next: string) => {
    setSought(next);
    search(next);
  };
  return (
    <>
      <Hero word={word} onWordChange={setWord} lines={lines} onSearch={open} isPending={isPending} />
      <LiveConcordance lines={lines} onOpen={open} toolsId={TOOLS_ID} />
      <Box sx={pageStyle}>
        <Box component="section" id={TOOLS_ID} aria-labelledby="tools-heading" sx={{ pt: '40px' }}>
          <HiddenHeading level={2} id="tools-heading">
            {t('tools.title')}
          </HiddenHeading>
          {corpus.texts > 0 && <DeferredPictures />}
          <DeferredIntroductions />
        </Box>
        <ServiceStatements id={SERVICES_ID} />
        <Box sx={lastRowStyle}>
          <DeferredSize />
          <DonationCall />
        </Box>
      </Box>
      <ScrollArrow targetId={SERVICES_ID} />
    </>
  );
}
