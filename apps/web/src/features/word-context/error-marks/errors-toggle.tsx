import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface ErrorsToggleProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** Shows and hides the errors of the lines. */
export function ErrorsToggle({ isShown, onChange }: ErrorsToggleProps) {
  const { t } = useTranslation('word-context-lines');
  return (
    <Button
      color="inherit"
      aria-pressed={isShown}
      startIcon={isShown ? <CheckBoxIcon /> : <CheckBoxBlankIcon />}
      onClick={() => onChange(!isShown)}
    >
      {t('errors.show')}
    </Button>
  );
}
