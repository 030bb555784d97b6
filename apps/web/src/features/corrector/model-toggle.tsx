import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import { correctorModels } from '@keelerada/contract/corrector-choices';
import { useTranslation } from 'react-i18next';

interface ModelToggleProps {
  readonly model: CorrectorModel;
  readonly onChange: (model: CorrectorModel) => void;
}

/** Spelling alone, spelling and grammar, or the newest version of both. */
export function ModelToggle({ model, onChange }: ModelToggleProps) {
  const { t } = useTranslation('corrector');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={model}
      onChange={(_, next: CorrectorModel | null) => next !== null && onChange(next)}
      aria-label={t('models.title')}
    >
      {correctorModels.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 1.5 }}>
          {t(`models.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
