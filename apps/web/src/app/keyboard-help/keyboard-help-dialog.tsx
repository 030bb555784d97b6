import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Keys (any of them) and what they do, by where they do it. */
const groups = [
  {
    name: 'everywhere',
    entries: [
      { keys: ['tab'], does: 'next' },
      { keys: ['shift_tab'], does: 'previous' },
      { keys: ['enter', 'space'], does: 'press' },
      { keys: ['escape'], does: 'close' },
      { keys: ['tab', 'enter'], does: 'skip' },
      { keys: ['question'], does: 'help' },
    ],
  },
  {
    name: 'texts',
    entries: [
      { keys: ['arrows', 'page_up', 'page_down'], does: 'move_in_list' },
      { keys: ['space'], does: 'tick' },
      { keys: ['enter'], does: 'preview' },
      { keys: ['home', 'end'], does: 'ends' },
    ],
  },
  {
    name: 'results',
    entries: [
      { keys: ['left_right'], does: 'tabs' },
      { keys: ['enter'], does: 'sort' },
      { keys: ['arrows', 'page_up', 'page_down'], does: 'scroll' },
      { keys: ['enter'], does: 'menu' },
      { keys: ['arrows'], does: 'graph' },
      { keys: ['left_right', 'home', 'end'], does: 'slider' },
    ],
  },
  {
    name: 'corrector',
    entries: [
      { keys: ['alt_down', 'alt_up'], does: 'step_errors' },
      { keys: ['alt_enter'], does: 'accept' },
      { keys: ['alt_delete'], does: 'decline' },
      { keys: ['ctrl_z'], does: 'undo' },
      { keys: ['escape'], does: 'leave_error' },
    ],
  },
] as const;

const keyStyle = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'primary.light',
  fontFamily: 'inherit',
  fontSize: '0.9em',
  whiteSpace: 'nowrap',
};

interface KeyGroupProps {
  readonly group: (typeof groups)[number];
}

function KeyGroup({ group: { name, entries } }: KeyGroupProps) {
  const { t } = useTranslation('keyboard-help');
  return (
    <Box component="section">
      <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
        {t(`groups.${name}`)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 11rem) 1fr' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
        }}
      >
        {entries.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${does === 'skip' ? '+' : t('or')} `}
                  <Box component="kbd" sx={keyStyle}>
                    {t(`keys.${key}`)}
                  </Box>
                </Fragment>
              ))}
            </dt>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
              {t(`does.${does}`)}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

interface KeyboardHelpDialogProps {
  readonly isKeyOn: boolean;
  readonly onKeyOnChange: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** What can be done by keyboard, and whether the ? key opens this (WCAG 2.1.4: a key of one character can be turned off). */
export function KeyboardHelpDialog({ isKeyOn, onKeyOnChange, onClose }: KeyboardHelpDialogProps) {
  const { t } = useTranslation('keyboard-help');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ pt: 0 }}>
        {groups.map((group) => (
          <KeyGroup key={group.name} group={group} />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'space-between', px: 3 }}>
        <FormControlLabel
          control={<Checkbox checked={isKeyOn} onChange={(_, isOn) => onKeyOnChange(isOn)} />}
          label={t('is_on')}
        />
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
