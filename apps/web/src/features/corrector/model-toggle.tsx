import { type CorrectorModel, correctorModels } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { Segments } from '../../shared/ui/segments';

const toggleStyle = {
  '& button': { ...letters[12], whiteSpace: 'nowrap', minHeight: 24, height: 24, px: 1, py: 0, border: 0 },
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
    <Segments
      label={t('models.title')}
      options={listModels(hasTest)}
      nameOption={(each) => t(`models.${each}`)}
      value={model}
      onChange={onChange}
      sx={toggleStyle}
    />
  );
}
