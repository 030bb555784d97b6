import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { useNotices } from '../../shared/notices/notices';
import { deleteSelection, savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { listStyle } from './list-style';
import { SelectionRow } from './selection-row';

/** Named selections, the newest first: to open, to compare with, to rename and delete. */
export function SelectionList({ toolPath }: { readonly toolPath: string }) {
  const { t } = useTranslation('saved-selections');
  const { selections } = useKeptValue(savedSelections);
  const { hasTexts } = useWholeSelection();
  const { open, isPending } = useOpenSelection();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const [renamed, setRenamed] = useState<string | null>(null);
  const goToTools = () => void navigate(toolPath);
  const remove = (name: string) => {
    const undo = deleteSelection(name);
    if (undo === null) return showNotice('error', 'saved-selections:faults.no_room');
    showNotice(
      'info',
      'saved-selections:deleted',
      { name },
      {
        labelKey: 'notices:undo',
        run: () => void undo(),
      },
    );
  };
  if (selections.length === 0) return <Typography>{t('list.none')}</Typography>;
  return (
    <Box component="ul" aria-label={t('list.title')} sx={listStyle}>
      {selections.map((selection) => (
        <SelectionRow
          key={selection.name}
          selection={selection}
          isPending={isPending}
          isRenamed={selection.name === renamed}
          onRenamed={setRenamed}
          onOpen={() => open(selection, 'A', goToTools)}
          onCompare={hasTexts ? () => open(selection, 'B', goToTools) : undefined}
          onDelete={() => remove(selection.name)}
        />
      ))}
    </Box>
  );
}
