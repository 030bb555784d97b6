import Stack from '@mui/material/Stack';
import type { WordlistResponse } from '@keelerada/contract/wordlist';
import { useTranslation } from 'react-i18next';
import { useRestoredOptions } from '../../shared/result-link/use-restored-options';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useToolDraft, useToolRun } from '../../shared/tool-session/tool-session';
import { ChooseTextsFirst } from '../../shared/ui/choose-texts-first';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { OptionsAccordion } from '../../shared/ui/tool-frame/options-accordion';
import { ToolResult, hasRows } from '../../shared/ui/tool-frame/tool-result';
import { summariseWordlist } from './describe-wordlist';
import { WordlistForm } from './wordlist-form';
import type { WordlistValues } from './wordlist-values';
import { emptyWordlist, makeWordlistRequest, readWordlistLink } from './wordlist-values';
import { WordlistResult } from './wordlist-result';
import { fetchWordlist } from './wordlist.queries';

const countRows = ({ resultList }: WordlistResponse) => resultList.length;

/** The tab of the word list: options, and under them what became of the last request. */
export function WordlistTool() {
  const { t } = useTranslation(['wordlist', 'tools', 'tool-frame']);
  const selection = useTextSelection();
  const [options, setOptions] = useToolDraft('wordlist.options', emptyWordlist);
  const control = useToolRun('wordlist', fetchWordlist);
  const { run } = control;
  const send = (wanted: WordlistValues) => {
    const request = makeWordlistRequest(wanted, selection);
    if (request !== null) control.start({ options: wanted, request });
    return request !== null;
  };
  useRestoredOptions((linked) => {
    const restored = readWordlistLink(linked);
    setOptions(restored);
    if (selection.hasTexts) send(restored);
  });
  if (!selection.hasTexts)
    return (
      <ChooseTextsFirst title={t('title')} explanation={t('explanation')} warning={t('tools:choose_first')} />
    );
  return (
    <Stack spacing={3} useFlexGap>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <OptionsAccordion
        runId={run?.id ?? null}
        hasResult={hasRows(run, countRows)}
        summary={summariseWordlist(run?.request.options ?? options, t)}
      >
        <WordlistForm options={options} onChange={setOptions} onSubmit={() => send(options)} />
      </OptionsAccordion>
      <ToolResult control={control} countRows={countRows} nothingFound={t('nothing_found')}>
        {(answer, { request }) => <WordlistResult query={request} answer={answer} />}
      </ToolResult>
    </Stack>
  );
}
