import type { KeynessRequest, KeynessResponse } from '@keelerada/contract/tools/keyness';
import { useTranslation } from 'react-i18next';
import { nameOption } from '../../../shared/citation/name-option';
import { makeTextFields } from '../../../shared/text-selection/make-text-fields';
import type { SelectedTexts } from '../../../shared/text-selection/selected-texts';
import { SearchTypeField } from '../../../shared/word-search/word-search-fields';
import { ToolScreen } from '../../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../../shared/tool-frame/tool-definition';
import { citeWordlist, summariseWordlist } from '../describe-wordlist';
import { WordlistForm } from '../wordlist-form';
import type { WordlistValues } from '../wordlist-values';
import {
  emptyWordlist,
  isMinFrequencyRight,
  makeWordlistRequest,
  readWordlistLink,
} from '../wordlist-values';
import { MinTextsField } from './min-texts-field';
import { KeynessResult } from './keyness-result';
import { makeKeynessCall } from './keyness.queries';

function makeKeynessRequest(values: WordlistValues, texts: SelectedTexts): KeynessRequest | null {
  const request = makeWordlistRequest(values, texts);
  const minTexts = values.minTexts.trim();
  if (request === null || texts.compared === null || !isMinFrequencyRight(minTexts)) return null;
  return {
    ...request,
    ...(minTexts !== '' && { minTexts: Number(minTexts) }),
    vordlus: makeTextFields(texts.compared),
  };
}

/** The word list of two selections: its form, its place among the tools and its address are those of the word list. */
const tool: ToolDefinition<WordlistValues, KeynessRequest, KeynessResponse> = {
  name: 'wordlist',
  emptyValues: emptyWordlist,
  makeRequest: makeKeynessRequest,
  makeCall: makeKeynessCall,
  countRows: ({ votmesonad }) => votmesonad.length,
  readNothingFoundKey: () => 'keyness:nothing_found',
  readLink: readWordlistLink,
};

/** Keyness: the words that tell two selections apart. */
export function KeynessTool() {
  const { t: tellKeyness } = useTranslation('keyness');
  const { t } = useTranslation(['wordlist', 'citation']);
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseWordlist(request, t)}
      cited={{
        title: tellKeyness('title'),
        describe: ({ minTexts, ...request }) =>
          [
            citeWordlist(request, t),
            ...(minTexts ? [nameOption(tellKeyness('min_texts'), minTexts)] : []),
          ].join(' · '),
      }}
      renderQuery={(fields) => <SearchTypeField {...fields} />}
      renderFields={(fields) => (
        <>
          <WordlistForm {...fields} />
          <MinTextsField {...fields} />
        </>
      )}
      renderResult={({ runId, request, answer }) => (
        <KeynessResult key={runId} request={request} answer={answer} />
      )}
    />
  );
}
