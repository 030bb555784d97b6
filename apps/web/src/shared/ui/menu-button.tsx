import Button, { type ButtonProps } from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import { type ReactNode, useState } from 'react';
import { useMenu } from './use-menu';
import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly label: ReactNode;
  /** Entries of the menu. */
  readonly children: MenuProps['children'];
  readonly isDense?: boolean;
  /** The focus does not come back to the button, because an entry takes it elsewhere. */
  readonly losesFocus?: boolean;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const { label, children, isDense = false, losesFocus = false, ...look } = props;
  const { button, menu } = useMenu(isDense);
  return (
    <>
      <Button {...look} {...button}>
        {label}
      </Button>
      <Menu {...menu} disableRestoreFocus={losesFocus}>
        {children}
      </Menu>
    </>
  );
}

export interface FileChoice {
  readonly name: string;
  readonly save: () => Promise<void>;
}

/** Files of what is shown, in the forms that there are; it waits while one is written. */
export function FileMenu({
  files,
  label,
}: {
  readonly files: readonly FileChoice[];
  readonly label?: string;
}) {
  const { t } = useTranslation('result-table');
  const [isWriting, setIsWriting] = useState(false);
  const run = async (save: FileChoice['save']) => {
    setIsWriting(true);
    try {
      await save();
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <MenuButton
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={isWriting}
      loadingPosition="start"
      label={isWriting ? t('download.writing') : (label ?? t('download.open'))}
    >
      {files.map(({ name, save }) => (
        <MenuItem key={name} onClick={() => void run(save)}>
          {name}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
