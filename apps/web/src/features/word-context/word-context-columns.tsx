import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/menu-button';
import { type LineColumn, lineColumns } from './query/line-columns';

interface WordContextColumnsProps {
  readonly hidden: readonly LineColumn[];
  readonly onChange: (hidden: readonly LineColumn[]) => void;
}

/** Shows and hides the columns beside the lines. */
export function WordContextColumns({ hidden, onChange }: WordContextColumnsProps) {
  const { t } = useTranslation('word-context-lines');
  const toggle = (column: LineColumn) =>
    onChange(lineColumns.filter((one) => hidden.includes(one) !== (one === column)));
  return (
    <MenuButton color="inherit" startIcon={<ViewColumnIcon />} isDense label={t('columns_open')}>
      {lineColumns.map((column) => {
        const isShown = !hidden.includes(column);
        return (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onClick={() => toggle(column)}
          >
            <Checkbox
              size="small"
              edge="start"
              checked={isShown}
              tabIndex={-1}
              disableRipple
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText>{t(`columns.${column}`)}</ListItemText>
          </MenuItem>
        );
      })}
    </MenuButton>
  );
}
