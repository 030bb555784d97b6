import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type Ref, use, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextsComing } from '../../shared/tool-frame/result-link-gate';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { letters, CONTROL_PX, CORNER_PX, INNER_FOCUS_RING, TOUCH_PX } from '../../shared/design/tokens';
import { PHONE } from '../../shared/ui/tool-bar';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { type Side, noTexts, withSide } from '../../shared/text-selection/selected-texts';
import { SelectionSide } from '../../shared/text-selection/selection-side';
import { takeTilePress } from './level-tiles';
import { TextsPanel } from './texts-panel';
import { Sheet } from './sheet';
import { useSelectionSummary } from './use-selection-summary';
import CloseIcon from '@mui/icons-material/Close';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { sides } from '../../shared/comparison/paired-rows';
import { useSides } from '../../shared/comparison/use-sides';

interface SideChipProps {
  /** The side that is open at present. */
  readonly openSide: Side | null;
  readonly onOpen: (side: Side, place: HTMLElement) => void;
}

/** A selection by its colour, name and size; it opens what it is, and is left out by its cross. */
function SideChip({ openSide, onOpen, name }: SideChipProps & { readonly name: string }) {
  const { t } = useTranslation('comparison');
  const { side: letter, changeSelection } = useTextSelection();
  const { size } = useSelectionSummary();
  const clear = () => changeSelection((old) => withSide(old, letter, noTexts));
  return (
    <Box component="span" sx={chipStyle} data-edge={letter}>
      <ButtonBase
        aria-label={t('chip', { letter, name: [name, size].filter(Boolean).join(' ') })}
        aria-haspopup="dialog"
        aria-expanded={openSide === letter}
        onClick={({ currentTarget }) => onOpen(letter, currentTarget)}
      >
        <b>{name}</b> <span>{size}</span>
      </ButtonBase>
      <IconButton aria-label={t('clear', { letter })} onClick={clear}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Both selections of a comparison, in the bar. */
function SideChips(props: SideChipProps) {
  const names = useSides();
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: { xs: 'nowrap', sm: 'wrap' }, gap: '8px', minWidth: 0 }}
    >
      {sides.map((side: Side) => (
        <SelectionSide key={side} side={side}>
          <SideChip {...props} name={names[side].name} />
        </SelectionSide>
      ))}
    </Box>
  );
}

interface TextsButtonProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly onEdit: (side: Side) => void;
  readonly onType: (side: Side) => void;
}

/** What is analysed, in the bar of a tool; opens what the texts are like and the ways to other ones. */
export function TextsButton({ button, onEdit, onType }: TextsButtonProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const isWide = useIsAtLeast('md');
  const { compared, revision } = useTextSelection();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<Side>('A');
  const close = () => {
    takeTilePress();
    setPlace(null);
  };
  // Other texts were chosen in it; after a first level a second one may follow.
  const isComing = use(TextsComing) !== null;
  useEffect(() => {
    // Its successor stands a moment later.
    if (isComing) return;
    const isOpen = takeTilePress() && compared === null;
    setPlace(isOpen ? document.getElementById(`${id}-button`) : null);
  }, [revision]);
  const after = (act: (side: Side) => void) => (of: Side) => {
    close();
    act(of);
  };
  const panel = (
    <SelectionSide side={compared === null ? 'A' : side}>
      <TextsPanel titleId={isWide ? id : undefined} onEdit={after(onEdit)} onType={after(onType)} />
    </SelectionSide>
  );
  const short = useShortName();
  const name = `${t('selection.show')}: ${[short.name, short.size, short.own && short.size && '+', short.own].filter(Boolean).join(' ')}`;
  return (
    <>
      {compared === null ? (
        <Button
          id={`${id}-button`}
          ref={button}
          color="inherit"
          startIcon={<LibraryBooksIcon />}
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="dialog"
          aria-expanded={place !== null}
          aria-label={name}
          onClick={({ currentTarget }) => setPlace(currentTarget)}
          sx={buttonStyle}
        >
          <ShortName {...short} />
        </Button>
      ) : (
        <SideChips
          openSide={place && side}
          onOpen={(opened, at) => {
            setSide(opened);
            setPlace(at);
          }}
        />
      )}
      {isWide ? (
        <Popover
          open={place !== null}
          anchorEl={place}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: paperStyle } }}
        >
          {panel}
        </Popover>
      ) : (
        <Sheet title={t('selection.title')} isOpen={place !== null} onClose={close}>
          {panel}
        </Sheet>
      )}
    </>
  );
}

interface ShortNameParts {
  readonly name: string;
  readonly size: string;
  readonly own: string;
}

function useShortName(): ShortNameParts {
  const { t } = useTranslation('tools');
  const { name, size, ownText } = useSelectionSummary();
  const hasCorpus = size !== '';
  const own = ownText === null ? '' : t('chips.own');
  return {
    name: hasCorpus && name === '' ? t('selection.chosen') : name,
    size,
    own,
  };
}

/** "B1 180 texts": what the texts are, and how many. */
function ShortName({ name, size, own }: ShortNameParts) {
  return (
    <Box component="span" sx={cutStyle}>
      {name}{' '}
      <Box
        component="span"
        // As wide as the number that is on its way.
        sx={{
          color: 'var(--ink-3)',
          fontWeight: 400,
          ml: 0.5,
          display: 'inline-block',
          minWidth: own === '' ? '3.6rem' : 0,
        }}
      >
        {size}
      </Box>
      {size !== '' && own !== '' && ' + '}
      <span>{own}</span>
    </Box>
  );
}

/** Where there is no room for the number, it goes to a second line, which is out of sight. */
const cutStyle = {
  ...{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [PHONE]: { display: 'flex', flexWrap: 'wrap', height: letters[14].lineHeight },
} as const;
const buttonStyle = {
  [PHONE]: { px: 1, '& .MuiButton-startIcon': { display: 'none' } },
  minWidth: 0,
  maxWidth: { xs: '100%', md: 380 },
  textAlign: 'left',
} as const;
const paperStyle = { width: 320, minHeight: 360, boxSizing: 'border-box', p: '12px', pb: 0 } as const;

const chipStyle = {
  display: 'inline-flex',
  ...{ minWidth: 0, maxWidth: { xs: '100%', md: 320 }, minHeight: CONTROL_PX, overflow: 'hidden' },
  ...{ border: '1px solid var(--line)', borderLeft: '6px solid', borderRadius: `${CORNER_PX}px` },
  '&[data-edge="A"]': { borderLeftColor: 'var(--div-a)' },
  '&[data-edge="B"]': { borderLeftColor: 'var(--div-b)' },
  '& > .MuiButtonBase-root:first-of-type': {
    ...{ ...letters[14], fontFamily: 'inherit', minWidth: 0, gap: '8px', px: '10px', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span:not(.MuiTouchRipple-root)': { color: 'var(--ink-3)', display: { xs: 'none', sm: 'inline' } },
    '&:hover': { bgcolor: 'var(--hover)' },
    '&:focus-visible': INNER_FOCUS_RING,
  },
  '& > .MuiIconButton-root': { borderRadius: 0, p: '4px', display: { xs: 'none', sm: 'inline-flex' } },
  '@media (pointer: coarse)': { minHeight: TOUCH_PX, '& > .MuiIconButton-root': { width: TOUCH_PX } },
} as const;
