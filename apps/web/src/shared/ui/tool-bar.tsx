import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { heights, space, TOUCH_PX } from '../design/tokens';
import { HiddenHeading } from './hidden-heading';

/** What the page puts into the bar of every tool: the texts that are asked. */
const BarTexts = createContext<ReactNode>(null);
/** The place for what can be done with the result; null where there is no bar. */
const BarPlace = createContext<HTMLElement | null>(null);

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
  readonly renderBar: (bar: (props: ToolBarProps) => ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A bar over what a tool shows: question, texts, options, and at its end what the result puts there. */
export function ToolBarFrame({ renderBar, children }: ToolBarFrameProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const texts = useContext(BarTexts);
  const bar = ({ query, opener, panel }: ToolBarProps) => (
    <>
      <Box sx={barStyle} data-bar>
        {query}
        <Box sx={restStyle}>
          <Box sx={{ ...groupStyle, ...textsStyle }}>
            {texts}
            {opener && <Box sx={{ display: 'contents', ...iconsOnPhones }}>{opener}</Box>}
          </Box>
          <Box
            ref={setPlace}
            sx={{ ...groupStyle, ...iconsOnPhones, ml: 'auto', '&:empty': { display: 'none' } }}
          />
        </Box>
      </Box>
      {panel}
    </>
  );
  return (
    <BarPlace value={place}>
      {renderBar(bar)}
      {children}
    </BarPlace>
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
      <HiddenHeading>{title}</HiddenHeading>
      <ToolBarFrame renderBar={renderBar}>
        <Stack spacing={1.5} useFlexGap sx={{ pt: { xs: 0.5, sm: 1.5 } }}>
          {children}
        </Stack>
      </ToolBarFrame>
    </Box>
  );
}

/** What can be done with a result: at the end of the bar, or beside the result where there is none. */
export function BarActions({ children }: { readonly children: ReactNode }) {
  const place = useContext(BarPlace);
  return place === null ? children : createPortal(children, place);
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
  ...{ flex: '1 1 100%', flexWrap: 'wrap', minWidth: 0, alignItems: 'center' },
} as const;
const textsStyle = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  flex: { xs: '1 1 140px', sm: '0 1 auto' },
  '&:empty': { display: 'none' },
} as const;
export const PHONE = '@media (max-width: 42.37188em)';
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
