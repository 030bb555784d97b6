import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { heights, letters, space, TOUCH_PX } from '../design/tokens';
import { hiddenStyle } from './hidden-heading';

/** What the page puts into the bar of every tool: the texts that are asked. */
const BarTexts = createContext<ReactNode>(null);
/** Beside the texts: how rows are ordered and left out. At the end: what is done with the result. Under the bar: a field. */
type Place = 'tools' | 'end' | 'under';
/** Null where there is no bar. */
const BarPlaces = createContext<Readonly<Record<Place, HTMLElement | null>> | null>(null);

export const ToolBarTexts = BarTexts.Provider;

interface ToolBarProps {
  /** The question: fields and the button that sends it. */
  readonly query?: ReactNode;
  /** What opens under the bar. */
  readonly panel?: ReactNode;
  /** Opens it. */
  readonly opener?: ReactNode;
}

interface ToolBarFrameProps {
  /** Title of the page; in sight where the bar has room for it. */
  readonly name?: string;
  readonly renderBar: (bar: (props: ToolBarProps) => ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A bar over what a tool shows: question, texts, options, and at its end what the result puts there. */
export function ToolBarFrame({ name, renderBar, children }: ToolBarFrameProps) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [under, setUnder] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ tools, end, under }), [tools, end, under]);
  const texts = useContext(BarTexts);
  const bar = ({ query, opener, panel }: ToolBarProps) => (
    <>
      <Box sx={barStyle} data-bar>
        {name !== undefined && (
          <Box component="h1" sx={nameStyle}>
            {name}
          </Box>
        )}
        {query}
        <Box sx={restStyle}>
          <Box sx={{ ...groupStyle, ...textsStyle }}>
            {texts}
            <Box ref={setTools} sx={{ display: 'contents', ...iconsOnPhones }} />
            {opener && <Box sx={{ display: 'contents', ...iconsOnPhones }}>{opener}</Box>}
          </Box>
          <Box
            ref={setEnd}
            sx={{ ...groupStyle, ...iconsOnPhones, ml: 'auto', '&:empty': { display: 'none' } }}
          />
        </Box>
      </Box>
      {panel}
    </>
  );
  return (
    <BarPlaces value={places}>
      {renderBar(bar)}
      <Box ref={setUnder} sx={{ displayPrint: 'none' }} />
      {children}
    </BarPlaces>
  );
}

interface BarScreenProps extends Partial<Pick<ToolBarFrameProps, 'renderBar'>> {
  readonly title: string;
  readonly children: ReactNode;
}

/** A tool under its bar; without a question of its own the bar has the texts and what can be done with the result. */
export function BarScreen({ title, renderBar = (bar) => bar({}), children }: BarScreenProps) {
  return (
    <Box sx={underBarStyle}>
      <ToolBarFrame name={title} renderBar={renderBar}>
        {/* The bar is not printed. */}
        <Box component="p" data-printed sx={{ ...letters[20], m: 0, display: 'none', displayPrint: 'block' }}>
          {title}
        </Box>
        <Stack spacing={1.5} useFlexGap sx={{ pt: '2px' }}>
          {children}
        </Stack>
      </ToolBarFrame>
    </Box>
  );
}

interface BarActionsProps {
  readonly place?: Place;
  readonly children: ReactNode;
}

/** In a place of the bar, or where it stands where there is none. */
export function BarActions({ place = 'end', children }: BarActionsProps) {
  const places = useContext(BarPlaces);
  if (places === null) return children;
  return places[place] && createPortal(children, places[place]);
}

/** Where the bar stays in sight; a low window has no room for it. */
const BAR_STAYS = '@media (min-width: 60em) and (min-height: 35em)';

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
} as const;

/** On a phone all but the question stands in one line: what is done is an icon there, its words are left to screen readers. */
const restStyle = {
  display: { xs: 'flex', sm: 'contents' },
  ...{ flex: '1 1 100%', minWidth: 0, alignItems: 'center' },
} as const;
export const PHONE = '@media (max-width: 42.37188em)';
const textsStyle = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  flex: { xs: '1 1 0', sm: '0 1 auto' },
  [PHONE]: { overflowX: 'auto', '& *': { flexShrink: 0 } },
  '&:not(:has(> :not(:empty)))': { display: 'none' },
} as const;
export const iconsOnPhones = {
  [PHONE]: {
    '&, & > div': { gap: 0 },
    '& .MuiButton-text:has(.MuiButton-startIcon)': {
      ...{ fontSize: 0, minWidth: TOUCH_PX, padding: 0 },
      '& .MuiButton-startIcon': { margin: 0 },
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
} as const;

/** Narrower bars have no room beside the field: the open tab says it too. */
const nameStyle = {
  ...{ m: 0, ...letters[20], fontWeight: 600, whiteSpace: 'nowrap' },
  '@media (max-width: 89.99em)': hiddenStyle,
} as const;

/** Over the whole width of the page, under the header; it stays where the screen is wide enough. */
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: space[8], sm: space[12] },
  rowGap: { xs: 0, sm: space[4] },
  minHeight: heights.bar,
  py: { xs: space[4], sm: space[8] },
  mx: 'calc(-1 * var(--edge))',
  px: 'var(--edge)',
  bgcolor: 'var(--paper)',
  borderBottom: '1px solid var(--line)',
  [BAR_STAYS]: { position: 'sticky', top: heights.header, zIndex: 4 },
  '@media print': { display: 'none' },
} as const;

/** For what is under a bar: headings of tables stop below it. */
const underBarStyle = {
  [BAR_STAYS]: { '--sticky-top': `${heights.header + heights.bar}px` },
} as const;
