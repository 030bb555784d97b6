import CloseIcon from '@mui/icons-material/Close';
import SaveIcon from '@mui/icons-material/BookmarkBorder';
import EditIcon from '@mui/icons-material/EditOutlined';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '../../shared/text-selection/selected-texts';
import { SelectionSide, useComparison } from '../../shared/text-selection/selection-side';
import { SideBadge } from '../../shared/text-selection/side-badge';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SaveSelectionDialog } from '../../features/saved-selections/save-selection-dialog';
import { CommonTexts } from './common-texts';
import { useSelectionSummary } from './use-selection-summary';

export interface SideActions {
  /** The corpus texts of a side are to be chosen anew, beginning with the present ones. */
  readonly onEdit: (side: Side) => void;
  /** The own text of a side is to be written. */
  readonly onType: (side: Side) => void;
}

/** A letter, and in words which texts it stands for. */
function SideLine() {
  const { side } = useTextSelection();
  const { line, ownText } = useSelectionSummary();
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      <SideBadge side={side} />
      <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: 'inherit' }}>
        {[line, ownText].filter(Boolean).join(' + ')}
      </Typography>
    </Box>
  );
}

function SideRow({ onEdit, onType }: SideActions) {
  const { t } = useTranslation(['comparison', 'saved-selections']);
  const [isSaving, setIsSaving] = useState(false);
  const { side: letter, corpusTextIds, ownTexts, saveCorpusTexts, saveOwnTexts } = useTextSelection();
  const clear = () => {
    saveCorpusTexts([]);
    saveOwnTexts('');
  };
  return (
    <Box
      component="li"
      aria-label={t('side', { letter })}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <SideLine />
      </Box>
      {corpusTextIds !== null && (
        <IconButton
          size="small"
          aria-label={t('saved-selections:save.open_side', { letter })}
          aria-haspopup="dialog"
          onClick={() => setIsSaving(true)}
        >
          <SaveIcon fontSize="small" />
        </IconButton>
      )}
      {isSaving && <SaveSelectionDialog onClose={() => setIsSaving(false)} />}
      {corpusTextIds !== null && (
        <IconButton size="small" aria-label={t('edit', { letter })} onClick={() => onEdit(letter)}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {corpusTextIds === null && ownTexts !== null && (
        <IconButton size="small" aria-label={t('edit_own', { letter })} onClick={() => onType(letter)}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" aria-label={t('clear', { letter })} onClick={clear}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Both selections of a comparison, each with its texts and words, in the place of the one. */
export function ComparedSelections(actions: SideActions) {
  const { t } = useTranslation('comparison');
  const { swap, end } = useComparison();
  return (
    <Stack role="group" aria-label={t('title')} spacing={1.5}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <SelectionSide side="A">
          <SideRow {...actions} />
        </SelectionSide>
        <SelectionSide side="B">
          <SideRow {...actions} />
        </SelectionSide>
      </Stack>
      <CommonTexts />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<SwapVertIcon />} onClick={swap}>
          {t('swap')}
        </Button>
        <Button size="small" onClick={end}>
          {t('end')}
        </Button>
      </Stack>
    </Stack>
  );
}
