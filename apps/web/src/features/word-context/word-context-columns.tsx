import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineColumn } from './line-columns';
import { lineColumns } from './line-columns';

interface WordContextColumnsProps {
  readonly hidden: readonly LineColumn[];
  readonly onChange: (hidden: readonly LineColumn[]) => void;
}

/** Shows and hides the columns beside the lines. */
export function WordContextColumns({ hidden, onChange }: WordContextColumnsProps) {
  const { t } = useTranslation('word-context-lines');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (column: LineColumn) =>
    onChange(lineColumns.filter((one) => hidden.includes(one) !== (one === column)));
  return (
    <>
      <Button
        id={id}
        color="inherit"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('columns_open')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
      >
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
      </Menu>
    </>
  );
}
