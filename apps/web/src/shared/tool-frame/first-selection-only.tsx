import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useTextSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';

/** Says that a tool leaves the second selection out; nothing where there is none. */
export function FirstSelectionOnly() {
  const { t } = useTranslation('comparison');
  const selection = useTextSelection();
  const nameSelection = useSelectionName();
  if (selection.compared === null) return null;
  return (
    <Alert severity="info" role="status">
      {t('first_only', { name: nameSelection(selection) })}
    </Alert>
  );
}
