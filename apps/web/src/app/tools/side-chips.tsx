import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { sides } from '../../shared/comparison/paired-rows';
import { useSides } from '../../shared/comparison/use-sides';
import { CONTROL_PX, CORNER_PX, INNER_FOCUS_RING, letters, TOUCH_PX } from '../../shared/design/tokens';
import { noTexts, type Side, withSide } from '../../shared/text-selection/selected-texts';
import { SelectionSide } from '../../shared/text-selection/selection-side';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useSelectionSummary } from './use-selection-summary';

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
export function SideChips(props: SideChipProps) {
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
