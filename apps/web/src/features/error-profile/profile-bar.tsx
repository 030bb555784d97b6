import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { errorProfileProperties } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { readErrorCode } from '../../shared/error-marks/error-links';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { BarSelect } from './bar-select';
import { useErrorName } from './error-name';
import type { ErrorProfileValues } from './error-profile-values';
import { useErrorProfileView } from './error-profile-view';

const ALL = '';

/** All types together, or one of them. */
export function TypeSelect() {
  const { t } = useTranslation('error-profile-screen');
  const nameError = useErrorName();
  const [view, setView] = useErrorProfileView();
  const types = singleErrorCodes.map((code) => [code, nameError(code)] as const);
  return (
    <BarSelect
      label={t('type.title')}
      showsLabel
      value={view.code ?? ALL}
      choices={[[ALL, t('type.all')], ...types]}
      onChange={(code) => setView({ ...view, code: readErrorCode(code) })}
    />
  );
}

/** The property that the rates are told by. */
export function PropertySelect({ values, onChange }: FormFields<ErrorProfileValues>) {
  const { t } = useTranslation('error-profile-screen');
  return (
    <BarSelect
      label={t('by.title')}
      value={values.property}
      choices={errorProfileProperties.map((each) => [each, t(`by.${each}`)] as const)}
      onChange={(property) => onChange({ property })}
    />
  );
}
