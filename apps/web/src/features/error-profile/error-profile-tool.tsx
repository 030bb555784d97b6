import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { errorProfileProperties } from '@keelerada/contract/fields/choices';
import { errorProfileCall, type ErrorProfileRequest } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { readErrorCode } from '../../shared/error-marks/error-links';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { useComparison } from '../../shared/text-selection/selection-side';
import { choice } from '../../shared/tool-frame/option-kinds';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions, type FormFields } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { BarSelect } from '../../shared/ui/bar-select';
import { ComparedProfile } from './compared-profile';
import { useErrorName } from './query/error-name';
import { TOOL, useErrorProfileView } from './query/error-profile-view';
import { ProfileResult } from './profile-result';

const { Field: _inBar, ...property } = choice(errorProfileProperties, 'level', { tell: 'value' });

const options = defineOptions(
  'error-profile-screen',
  { omadus: property },
  // An own text has no stored marks.
  (sent, texts): ErrorProfileRequest | null => {
    const { ownTexts: _own, ...chosen } = makeTextFields(texts);
    return texts.corpusTextIds === null ? null : { ...chosen, ...sent };
  },
);

const ALL = '';

/** The type that shows, and the property that the rates are told by. Two selections are the groups; their types stand in one list. */
function ProfileBar({ values, onChange }: FormFields<typeof options.empty>) {
  const { t } = useTranslation('error-profile-screen');
  const nameError = useErrorName();
  const { isComparing } = useComparison();
  const [view, setView] = useErrorProfileView();
  if (isComparing) return null;
  return (
    <>
      <BarSelect
        label={t('type.title')}
        showsLabel
        value={view.code ?? ALL}
        choices={[[ALL, t('type.all')], ...singleErrorCodes.map((code) => [code, nameError(code)] as const)]}
        onChange={(code) => setView({ ...view, code: readErrorCode(code) })}
      />
      <BarSelect
        label={t('options.omadus')}
        value={values.omadus}
        choices={errorProfileProperties.map((each) => [each, t(`names.omadus.${each}`)] as const)}
        onChange={(omadus) => onChange({ omadus })}
      />
    </>
  );
}

const tool = defineTool({
  name: TOOL,
  messages: 'error-profile-screen',
  options,
  Bar: ProfileBar,
  call: errorProfileCall,
  countRows: ({ totals }) => totals.texts,
  findNothingKey: (_request, { provenance }) =>
    `error-profile-screen:nothing.${provenance.waitingTexts > 0 ? 'waiting' : 'other_language'}`,
  Result: ProfileResult,
  PairResult: ComparedProfile,
  runsItself: true,
});

/** Types of errors by level, native language, citizenship, age or type of the texts. */
export const ErrorProfileTool = () => <ToolScreen tool={tool} />;
