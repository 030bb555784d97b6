import MoreIcon from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useMenu } from '../../shared/ui/use-menu';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { listModels } from './model-toggle';
import { useOpenCorrector } from './corrector-context';
import type { TextActions } from './use-text-actions';

interface CheckedMenuItemProps extends Omit<MenuItemProps, 'role'> {
  readonly role?: 'menuitemcheckbox' | 'menuitemradio';
  readonly isOn: boolean;
}

/** An entry of a menu that is on or off. */
function CheckedMenuItem({ isOn, role = 'menuitemcheckbox', children, ...entry }: CheckedMenuItemProps) {
  return (
    <MenuItem {...entry} role={role} aria-checked={isOn} sx={{ gap: 1, whiteSpace: 'normal' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 20 }}>
        {isOn && <CheckIcon sx={{ fontSize: '1.25rem' }} />}
      </Box>
      {children}
    </MenuItem>
  );
}

interface CorrectorMenuProps {
  readonly actions: TextActions;
  readonly isTest: boolean;
  readonly onModelChange: (model: CorrectorModel) => void;
  readonly onOpenOwn: () => void;
}

/** What is done or set less often; on phones also what has no room beside the text. */
export function CorrectorMenu({ actions, isTest, onModelChange, onOpenOwn }: CorrectorMenuProps) {
  const { t } = useTranslation('corrector');
  const { button, menu } = useMenu();
  const isWide = useIsAtLeast('sm');
  const { settings, changeSettings, model, hidden, editor, proofreading } = useOpenCorrector();
  const formatNumber = useNumberFormat();
  const sure = proofreading.open.filter(({ correction }) => correction.tier === 'sure');
  const isEmpty = editor.text === '';
  return (
    <>
      <Tooltip title={t('menu.open')}>
        <IconButton aria-label={t('menu.open')} {...button}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        {!isWide && [
          ...listModels(isTest).map((each) => (
            <CheckedMenuItem
              key={each}
              role="menuitemradio"
              isOn={model === each}
              onClick={() => onModelChange(each)}
            >
              {t(`models.${each}`)}
            </CheckedMenuItem>
          )),
          <Divider key="models" />,
          <MenuItem
            key="export"
            disabled={actions.exportWord === null}
            onClick={() => actions.exportWord?.()}
          >
            {t('toolbar.export')}
          </MenuItem>,
          <MenuItem
            key="accept"
            disabled={sure.length === 0 || settings.hintFirst || proofreading.isAccepting}
            onClick={() => proofreading.acceptLasting(sure)}
          >
            {t('proofreading.accept_all', { formatted: formatNumber(sure.length) })}
          </MenuItem>,
          <CheckedMenuItem
            key="possible"
            isOn={hidden.showsPossible}
            onClick={() => hidden.setShowsPossible(!hidden.showsPossible)}
          >
            {t('proofreading.show_possible')}
          </CheckedMenuItem>,
        ]}
        <CheckedMenuItem
          isOn={settings.checksWhileTyping}
          onClick={() => changeSettings({ checksWhileTyping: !settings.checksWhileTyping })}
        >
          {t('menu.while_typing')}
        </CheckedMenuItem>
        <CheckedMenuItem
          isOn={settings.hintFirst}
          onClick={() => changeSettings({ hintFirst: !settings.hintFirst })}
        >
          {t('menu.hint_first')}
        </CheckedMenuItem>
        <Divider />
        <MenuItem disabled={isEmpty} onClick={actions.copy}>
          {t('toolbar.copy')}
        </MenuItem>
        <MenuItem disabled={isEmpty} onClick={actions.clear}>
          {t('toolbar.clear')}
        </MenuItem>
        <Divider />
        <MenuItem component={Link} to="/corrector/write" state={isEmpty ? null : { text: editor.text }}>
          {t('menu.write')}
        </MenuItem>
        <MenuItem component={Link} to="/practice/errors">
          {t('own.errors')}
        </MenuItem>
        <MenuItem onClick={onOpenOwn}>{t('own.own_words')}</MenuItem>
        <MenuItem component={Link} to="/class-report">
          {t('menu.class_report')}
        </MenuItem>
        <MenuItem component={Link} to="/editors">
          {t('menu.editors')}
        </MenuItem>
        <MenuItem component={Link} to="/adding" state={{ text: editor.text }} disabled={isEmpty}>
          {t('toolbar.donate')}
        </MenuItem>
        <MenuItem component={Link} to={isTest ? '/corrector' : '/corrector-test'}>
          {t(isTest ? 'menu.leave_test' : 'menu.open_test')}
        </MenuItem>
      </Menu>
    </>
  );
}
