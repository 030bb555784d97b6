import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyEntry, KeyName } from '../../shared/tool-frame/tool-declaration';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import { tools } from '../tools/tool-list';
import { letters } from '../../shared/design/tokens';

const entry = (does: string, ...keys: readonly KeyName[]): KeyEntry => ({
  keys,
  textKey: `keyboard-help:does.${does}`,
});
const SKIP = entry('skip', 'tab', 'enter');

/** Keys and what they do, by where they do it. Any of the keys of an entry works, but for SKIP, which needs both. */
const groups = [
  {
    name: 'everywhere',
    entries: [
      entry('next', 'tab'),
      entry('previous', 'shift_tab'),
      entry('press', 'enter', 'space'),
      entry('close', 'escape'),
      SKIP,
      entry('find', 'ctrl_k'),
      entry('help', 'question'),
    ],
  },
  {
    name: 'texts',
    entries: [
      entry('move_in_list', 'arrows', 'page_up', 'page_down'),
      entry('tick', 'space'),
      entry('preview', 'enter'),
      entry('ends', 'home', 'end'),
    ],
  },
  {
    name: 'results',
    entries: [
      entry('tabs', 'left_right'),
      entry('sort', 'enter'),
      entry('scroll', 'arrows', 'page_up', 'page_down'),
      entry('menu', 'enter'),
      ...tools.flatMap(({ keyboard }) => keyboard ?? []),
    ],
  },
  {
    name: 'corrector',
    entries: [
      entry('step_errors', 'alt_down', 'alt_up'),
      entry('accept', 'alt_enter'),
      entry('decline', 'alt_delete'),
      entry('undo', 'ctrl_z'),
      entry('leave_error', 'escape'),
    ],
  },
  {
    name: 'practice',
    entries: [entry('choose_answer', 'digits'), entry('check_and_go_on', 'enter')],
  },
] as const;

const keyStyle = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.subtle',
  fontFamily: 'inherit',
  ...letters[14],
  whiteSpace: 'nowrap',
};

function KeyGroup({ group: { name, entries } }: { readonly group: (typeof groups)[number] }) {
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
        {entries.map((each) => (
          <Fragment key={each.textKey}>
            <dt>
              {each.keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${each === SKIP ? '+' : t('or')} `}
                  <Box component="kbd" sx={keyStyle}>
                    {t(`keys.${key}`)}
                  </Box>
                </Fragment>
              ))}
            </dt>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
              {t(each.textKey)}
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
  return (
    <PlainDialog
      title={t('title')}
      isRead
      onClose={onClose}
      closeText={t('close')}
      actions={
        <FormControlLabel
          control={<Checkbox checked={isKeyOn} onChange={(_, isOn) => onKeyOnChange(isOn)} />}
          label={t('is_on')}
          sx={{ mr: 'auto', pl: 1 }}
        />
      }
    >
      {groups.map((group) => (
        <KeyGroup key={group.name} group={group} />
      ))}
    </PlainDialog>
  );
}
