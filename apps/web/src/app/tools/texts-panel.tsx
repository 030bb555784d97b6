import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import FilterListIcon from '@mui/icons-material/FilterList';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSides } from '../../shared/comparison/use-sides';
import { INNER_FOCUS_RING, letters } from '../../shared/design/tokens';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import {
  findCommonTexts,
  leaveOutCommon,
  noTexts,
  readSide,
  type Side,
  withSide,
} from '../../shared/text-selection/selected-texts';
import { SelectionSide, useComparison } from '../../shared/text-selection/selection-side';
import { useTextSelection, useWholeSelection } from '../../shared/text-selection/text-selection';
import { isWholeCorpus, wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';
import { LevelTiles } from './level-tiles';
import { useSelectionSummary } from './use-selection-summary';

const sides = ['A', 'B'] as const;

/** Says how many texts stand in both selections, which blurs what differs, and leaves them out of one. */
function CommonTexts() {
  const { t } = useTranslation('comparison');
  const selection = useWholeSelection();
  const { corpusTextIds, compared, changeSelection } = selection;
  const count = useMemo(() => findCommonTexts(selection).length, [corpusTextIds, compared]);
  if (count === 0) return null;
  return (
    <Box role="status" sx={{ color: 'var(--warn)' }}>
      {t('common', { count })}
      {sides.map((letter) => (
        <Button
          key={letter}
          disabled={readSide(selection, letter).corpusTextIds?.length === count}
          onClick={() => changeSelection((old) => leaveOutCommon(old, letter))}
        >
          {t('leave_out', { letter })}
        </Button>
      ))}
    </Box>
  );
}

interface RowProps {
  readonly name: string;
  readonly counts: string;
  readonly side?: Side;
  /** Label of the cross, and what it does; absent where nothing would be left. */
  readonly onLeaveOut?: readonly [label: string, act: () => void] | undefined;
}

/** A part of what is analysed, and how much it is. */
function TextsRow({ name, counts, side, onLeaveOut }: RowProps) {
  return (
    <Box sx={rowStyle} data-edge={side}>
      <span>
        <b>{name}</b> {counts}
      </span>
      {onLeaveOut && (
        <IconButton size="small" aria-label={onLeaveOut[0]} onClick={onLeaveOut[1]}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** One side of a comparison. */
function SideRow({ name }: { readonly name: string }) {
  const { t } = useTranslation('comparison');
  const { side, changeSelection } = useTextSelection();
  const { counts, ownText } = useSelectionSummary();
  const leaveOut = () => changeSelection((old) => withSide(old, side, noTexts));
  return (
    <TextsRow
      {...{ name, side, counts: counts || (ownText ?? '') }}
      onLeaveOut={[t('clear', { letter: side }), leaveOut]}
    />
  );
}

/** The one selection, by its parts. */
function OnlySelection() {
  const { t } = useTranslation('tools');
  const { ownTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const { name, counts, ownText } = useSelectionSummary();
  const hasBoth = counts !== '' && ownTexts !== null;
  return (
    <>
      {counts !== '' && (
        <TextsRow
          {...{ name: name || t('selection.chosen'), counts }}
          onLeaveOut={hasBoth ? [t('chips.forget_corpus'), () => saveCorpusTexts([])] : undefined}
        />
      )}
      {ownText !== null && (
        <TextsRow
          {...{ name: t('chips.own'), counts: ownText }}
          onLeaveOut={[t('chips.forget_own'), () => saveOwnTexts('')]}
        />
      )}
    </>
  );
}

interface TextsPanelProps {
  /** Absent where the title stands already. */
  readonly titleId?: string | undefined;
  /** The corpus texts of a side are to be chosen, beginning with the present ones. */
  readonly onEdit: (side: Side) => void;
  /** The own text of a side is to be written. */
  readonly onType: (side: Side) => void;
}

/** What is analysed, the levels as a choice with one press, and the two ways to other texts. */
export function TextsPanel({ titleId, onEdit, onType }: TextsPanelProps) {
  const { t } = useTranslation(['tools', 'comparison']);
  const { side, ...own } = useTextSelection();
  const { corpusSource, ownTexts } = useWholeSelection();
  const { isComparing, swap } = useComparison();
  const { openQuery } = useOpenSelection();
  const names = useSides();
  const isWhole = isWholeCorpus(corpusSource) && ownTexts === null && !isComparing;
  const links = [
    ['corpus', FilterListIcon, () => onEdit(side)],
    ['own', UploadIcon, () => onType(side)],
  ] as const;
  return (
    <Box sx={panelStyle}>
      <Box sx={headStyle}>
        {titleId !== undefined && (
          <Box id={titleId} component="h2" sx={{ ...letters[16], fontWeight: 600, m: 0, mr: 'auto' }}>
            {t('selection.title')}
          </Box>
        )}
        {isComparing && (
          <Link component="button" onClick={swap}>
            {t('comparison:swap')}
          </Link>
        )}
        {!isWhole && (
          <Link
            component="button"
            onClick={() => openQuery(t('selection.whole'), wholeCorpusQuery, 'A', true)}
          >
            {t('selection.whole')}
          </Link>
        )}
      </Box>
      <LevelTiles />
      <Box sx={blockStyle} role="group" aria-label={t('choice.title')}>
        {isComparing ? (
          sides.map((letter) => (
            <SelectionSide key={letter} side={letter}>
              <SideRow name={names[letter].name} />
            </SelectionSide>
          ))
        ) : (
          <OnlySelection />
        )}
        <CommonTexts />
        <span>
          {t(isComparing ? 'selection.third' : isWhole ? 'selection.hint' : 'selection.second')}{' '}
          {!isComparing && own.hasTexts && (
            <Link component="button" onClick={() => onEdit('B')}>
              {t('comparison:with_corpus')}
            </Link>
          )}
        </span>
      </Box>
      {links.map(([way, Icon, act]) => (
        <ButtonBase
          key={way}
          aria-label={t(`choice.${way}`)}
          aria-expanded={false}
          onClick={act}
          sx={linkStyle}
        >
          <Icon fontSize="small" />
          <span>
            <b>{t(`choice.${way}`)}</b>
            <small>{t(`choice_hints.${way}`)}</small>
          </span>
          <ChevronRightIcon fontSize="small" />
        </ButtonBase>
      ))}
    </Box>
  );
}

const panelStyle = {
  ...letters[14],
  '& .MuiLink-button': { font: 'inherit', color: 'var(--ink-2)' },
} as const;
const headStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '12px',
  pb: '12px',
  '&:empty': { p: 0 },
} as const;
const blockStyle = {
  ...{ minHeight: 100, boxSizing: 'border-box', py: '12px', color: 'var(--ink-2)' },
  ...{ display: 'flex', flexDirection: 'column', gap: '4px' },
} as const;
const rowStyle = {
  ...{ display: 'flex', alignItems: 'center', color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600, color: 'var(--ink)', mr: '4px' },
  '& button': { p: 0 },
  '&[data-edge]': { borderLeft: '6px solid', pl: '8px' },
  '&[data-edge="A"]': { borderColor: 'var(--div-a)' },
  '&[data-edge="B"]': { borderColor: 'var(--div-b)' },
} as const;
const linkStyle = {
  ...{
    display: 'flex',
    justifyContent: 'flex-start',
    gap: '12px',
    height: 68,
    textAlign: 'left',
    fontFamily: 'inherit',
  },
  ...{ width: 'calc(100% + 24px)', mx: '-12px', px: '12px', borderTop: '1px solid var(--line)' },
  '&:hover': { bgcolor: 'var(--sunken)' },
  '&:focus-visible': INNER_FOCUS_RING,
  '& > span:not(.MuiTouchRipple-root)': { flex: 1 },
  '& b': { ...letters[14], fontWeight: 600, display: 'block' },
  '& small': { ...letters[12], color: 'var(--ink-3)' },
} as const;
