import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { startSmall } from '../../shared/citation/name-option';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { summariseProfile } from './describe-error-profile';
import type { ErrorProfileValues } from './error-profile-values';
import { emptyErrorProfile, makeErrorProfileRequest, readErrorProfileLink } from './error-profile-values';
import { TOOL } from './error-profile-view';
import { makeErrorProfileCall } from './error-profile.queries';
import { PropertySelect, TypeSelect } from './profile-bar';
import { ComparedProfile } from './comparison/compared-profile';
import { ProfileResult } from './profile-result';
import { useComparison } from '../../shared/text-selection/selection-side';

const tool: ToolDefinition<ErrorProfileValues, ErrorProfileRequest, ErrorProfileResponse> = {
  name: TOOL,
  messages: 'error-profile-screen',
  emptyValues: emptyErrorProfile,
  makeRequest: makeErrorProfileRequest,
  makeCall: makeErrorProfileCall,
  countRows: ({ totals }) => totals.texts,
  readNothingFoundKey: (_request, { provenance }) =>
    `error-profile-screen:nothing.${provenance.waitingTexts > 0 ? 'waiting' : 'other_language'}`,
  readLink: readErrorProfileLink,
  runsItself: true,
};

/** Types of errors by level, native language, citizenship, age or type of the texts. */
export function ErrorProfileTool() {
  const { t } = useTranslation('error-profile-screen');
  const { isComparing } = useComparison();
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseProfile(request, t)}
      cited={{ describe: (request) => startSmall(summariseProfile(request, t)) }}
      renderQuery={(fields) =>
        // Two selections are the groups; their types stand in one list.
        !isComparing && (
          <>
            <TypeSelect />
            <PropertySelect {...fields} />
          </>
        )
      }
      renderResult={({ runId, ...result }) => <ProfileResult key={runId} {...result} />}
      renderPair={({ runId, ...result }) => <ComparedProfile key={runId} {...result} />}
    />
  );
}
