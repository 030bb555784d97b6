import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { SelectionChips } from './selection-chips';
import { SelectionPanel } from './selection-panel';
import { Sheet } from './sheet';
import { useSelectionSummary } from './use-selection-summary';

interface TextChoiceProps {
  readonly isChoosing: boolean;
  readonly choiceButton: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onType: () => void;
  readonly onEdit: () => void;
  /** The filters, while texts are being chosen on a wide screen. */
  readonly children: ReactNode;
}

/** The selection on a narrow screen: its chips and a bar that opens as a sheet. */
function SelectionBar({ onEdit }: { readonly onEdit: () => void }) {
  const { t } = useTranslation('tools');
  const { hasTexts } = useTextSelection();
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
          aria-label={`${t('selection.show')}: ${summary}`}
          onClick={() => setIsOpen(true)}
          sx={{ justifyContent: 'space-between', fontWeight: 400, textAlign: 'left' }}
        >
          <Typography component="span" noWrap sx={{ fontSize: 'inherit', minWidth: 0 }}>
            {summary}
          </Typography>
        </Button>
      )}
      <Sheet title={t('selection.title')} isOpen={isOpen && hasTexts} onClose={() => setIsOpen(false)}>
        <SelectionPanel
          onEdit={() => {
            setIsOpen(false);
            onEdit();
          }}
        />
      </Sheet>
    </Stack>
  );
}

/** The two ways to texts and what is chosen, beside every tool. */
export function TextChoice(props: TextChoiceProps) {
  const { isChoosing, choiceButton, onChoose, onType, onEdit, children } = props;
  const { t } = useTranslation('tools');
  const isWide = useIsAtLeast('md');
  return (
    <Stack
      component="section"
      aria-label={t('choice.title')}
      spacing={1.5}
      useFlexGap
      sx={{
        minWidth: 0,
        position: { md: 'sticky' },
        top: { md: 80 },
        height: { md: isChoosing ? 'calc(100dvh - 136px)' : 'auto' },
      }}
    >
      <Stack direction="row" spacing={1}>
        <Button
          ref={choiceButton}
          fullWidth
          variant="outlined"
          startIcon={<LibraryBooksIcon />}
          aria-expanded={isChoosing}
          aria-controls="text-choice"
          onClick={onChoose}
        >
          {t('choice.corpus')}
        </Button>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<EditNoteIcon />}
          aria-haspopup="dialog"
          onClick={onType}
        >
          {t('choice.own')}
        </Button>
      </Stack>
      {isWide ? <SelectionChips /> : <SelectionBar onEdit={onEdit} />}
      {isWide && !isChoosing && <SelectionPanel onEdit={onEdit} />}
      {children}
    </Stack>
  );
}
