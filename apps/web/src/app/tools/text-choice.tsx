import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionSide } from '../../shared/text-selection/selection-side';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import type { SideActions } from './compared-selections';
import { SideLine } from './compared-selections';
import { SavedSelectionMenu } from './saved-selection-menu';
import { SelectionChips } from './selection-chips';
import { SelectionPanel } from './selection-panel';
import { Sheet } from './sheet';
import { useSelectionSummary } from './use-selection-summary';

interface TextChoiceProps {
  readonly isChoosing: boolean;
  readonly choiceButton: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onType: () => void;
  readonly sideActions: SideActions;
  /** The filters, while texts are being chosen on a wide screen. */
  readonly children: ReactNode;
}

/** Both selections under each other. */
function SideLines() {
  return (
    <Stack component="span" spacing={0.5} sx={{ minWidth: 0 }}>
      <SelectionSide side="A">
        <SideLine />
      </SelectionSide>
      <SelectionSide side="B">
        <SideLine />
      </SelectionSide>
    </Stack>
  );
}

/** The selection on a narrow screen: its chips and a bar that opens as a sheet. */
function SelectionBar({ onEdit, onType }: SideActions) {
  const { t } = useTranslation('tools');
  const { compared, hasTexts } = useTextSelection();
  const { line, ownText } = useSelectionSummary();
  const summary = [line, ownText].filter(Boolean).join(' · ');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack spacing={0.5}>
      <SelectionChips />
      {hasTexts && (
        <Button
          size="small"
          color="inherit"
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="dialog"
          {...(compared === null ? { 'aria-label': `${t('selection.show')}: ${summary}` } : {})}
          onClick={() => setIsOpen(true)}
          sx={{ justifyContent: 'space-between', fontWeight: 400, textAlign: 'left' }}
        >
          {compared === null ? (
            <Typography component="span" noWrap sx={{ fontSize: 'inherit', minWidth: 0 }}>
              {summary}
            </Typography>
          ) : (
            <SideLines />
          )}
        </Button>
      )}
      <Sheet title={t('selection.title')} isOpen={isOpen && hasTexts} onClose={() => setIsOpen(false)}>
        <SelectionPanel
          onEdit={(side) => {
            setIsOpen(false);
            onEdit(side);
          }}
          onType={(side) => {
            setIsOpen(false);
            onType(side);
          }}
        />
      </Sheet>
    </Stack>
  );
}

/** The two ways to texts and what is chosen: a line over every tool, a column at the left while texts are chosen. */
export function TextChoice(props: TextChoiceProps) {
  const { isChoosing, choiceButton, onChoose, onType, sideActions, children } = props;
  const { t } = useTranslation('tools');
  const isWide = useIsAtLeast('md');
  const isRow = isWide && !isChoosing;
  const look = isRow ? ({ size: 'small' } as const) : { fullWidth: true };
  return (
    <Stack
      component="section"
      aria-label={t('choice.title')}
      spacing={isRow ? 1 : 1.5}
      direction={isRow ? 'row' : 'column'}
      useFlexGap
      sx={{
        minWidth: 0,
        ...(isRow && { flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }),
        ...(isChoosing && {
          position: { md: 'sticky' },
          top: { md: 80 },
          height: { md: 'calc(100dvh - 136px)' },
        }),
      }}
    >
      <Stack direction="row" spacing={1}>
        <Button
          ref={choiceButton}
          {...look}
          variant="outlined"
          startIcon={<LibraryBooksIcon />}
          aria-expanded={isChoosing}
          aria-controls="text-choice"
          onClick={onChoose}
        >
          {t('choice.corpus')}
        </Button>
        <Button
          {...look}
          variant="outlined"
          startIcon={<EditNoteIcon />}
          aria-haspopup="dialog"
          onClick={onType}
        >
          {t('choice.own')}
        </Button>
      </Stack>
      {!isChoosing && <SavedSelectionMenu />}
      {isWide ? <SelectionChips /> : <SelectionBar {...sideActions} />}
      {isRow && <SelectionPanel {...sideActions} isRow />}
      {children}
    </Stack>
  );
}
