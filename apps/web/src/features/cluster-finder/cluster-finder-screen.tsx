import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ClusterFinderRequest, ClusterFinderResponse } from '@keelerada/contract/cluster-finder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionsAccordion } from '../../shared/tool-frame/options-accordion';
import { ResultHeading } from '../../shared/tool-frame/result-heading';
import { ToolResult, hasRows } from '../../shared/tool-frame/tool-result';
import type { ToolDefinition } from '../../shared/tool-frame/use-tool-form';
import { useToolForm } from '../../shared/tool-frame/use-tool-form';
import { SearchForm } from '../../shared/word-search/search-form';
import { ClusterFinderForm } from './cluster-finder-form';
import { ClusterFinderResult } from './cluster-finder-result';
import type { ClusterFinderValues } from './cluster-finder-values';
import { emptyClusterFinder, makeClusterFinderRequest, readClusterFinderLink } from './cluster-finder-values';
import { fetchClusters } from './cluster-finder.queries';
import { summariseClusterFinder } from './describe-cluster-finder';
import { useResultForPage } from './use-result-for-page';

const tool: ToolDefinition<ClusterFinderValues, ClusterFinderRequest, ClusterFinderResponse> = {
  name: 'cluster-finder',
  emptyValues: emptyClusterFinder,
  makeRequest: makeClusterFinderRequest,
  call: fetchClusters,
  countRows: ({ clusters }) => clusters.length,
  readNothingFoundKey: () => 'cluster-finder-page:nothing_found',
  readLink: readClusterFinderLink,
};

/** Form and result of the cluster finder. */
export function ClusterFinderScreen() {
  const { t } = useTranslation('cluster-finder-page');
  const { hasTexts, fields, control, submit, restore } = useToolForm(tool);
  const [lacksTexts, setLacksTexts] = useState(false);
  const { run, forget } = control;
  useResultForPage({ tool: tool.name, run, restore, forget });
  const send = () => {
    setLacksTexts(!hasTexts);
    return submit();
  };
  return (
    <Stack spacing={2} useFlexGap>
      <OptionsAccordion
        runId={run?.id ?? null}
        hasResult={hasRows(run, tool.countRows)}
        summary={run === null ? '' : summariseClusterFinder(run.request, t)}
      >
        <SearchForm label={t('form')} submitLabel={t('submit')} onSubmit={send}>
          <ClusterFinderForm {...fields} />
          {lacksTexts && !hasTexts && (
            <Alert severity="error" role="alert">
              {t('choose_text_first')}
            </Alert>
          )}
        </SearchForm>
      </OptionsAccordion>
      <ToolResult control={control} countRows={tool.countRows}>
        {(answer, { request, origin }) => (
          <>
            <ResultHeading
              answer={answer}
              isAsked={origin !== 'restored'}
              query={summariseClusterFinder(request, t)}
            />
            <ClusterFinderResult request={request} answer={answer} />
          </>
        )}
      </ToolResult>
    </Stack>
  );
}
