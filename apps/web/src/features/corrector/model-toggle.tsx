import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type CorrectorModel, correctorModels } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';

const toggleStyle = {
  ...letters[12],
  whiteSpace: 'nowrap',
  minHeight: 24,
  height: 24,
  px: 1,
  py: 0,
  border: 0,
} as const;

interface ModelToggleProps {
  readonly model: CorrectorModel;
  /** The newest version is among the choices. */
  readonly hasTest: boolean;
  readonly onChange: (model: CorrectorModel) => void;
}

/** Models that can be chosen: spelling alone, or spelling and grammar; on the test page its version too. */
export const listModels = (hasTest: boolean): readonly CorrectorModel[] =>
  correctorModels.filter((model) => hasTest || model !== 'grammarcheckerTest');

export function ModelToggle({ model, hasTest, onChange }: ModelToggleProps) {
  const { t } = useTranslation('corrector');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={model}
      onChange={(_, next: CorrectorModel | null) => next !== null && onChange(next)}
      aria-label={t('models.title')}
    >
      {listModels(hasTest).map((each) => (
        <ToggleButton key={each} value={each} sx={toggleStyle}>
          {t(`models.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
