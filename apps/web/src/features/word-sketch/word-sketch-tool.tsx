import type { WordSketchRequest, WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { useTranslation } from 'react-i18next';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { citeWordSketch, summariseWordSketch } from './describe-word-sketch';
import { SketchedWordField, WordSketchForm } from './word-sketch-form';
import { WordSketchResult } from './word-sketch-result';
import type { WordSketchValues } from './word-sketch-values';
import { emptyWordSketch, makeWordSketchRequest, readWordSketchLink } from './word-sketch-values';
import { makeWordSketchCall } from './word-sketch.queries';

const tool: ToolDefinition<WordSketchValues, WordSketchRequest, WordSketchResponse> = {
  name: 'word-sketch',
  messages: 'word-sketch-screen',
  emptyValues: emptyWordSketch,
  makeRequest: makeWordSketchRequest,
  makeCall: makeWordSketchCall,
  countRows: ({ seosed }) => seosed.length,
  // With the word in the texts, every collocate may have been too rare.
  readNothingFoundKey: ({ minCooccurrence }, { sona, vordlus }) =>
    sona.esinemisi + (vordlus?.esinemisi ?? 0) > 0 && minCooccurrence > 1
      ? 'word-sketch-screen:nothing_left'
      : 'tool-frame:error_no_matching_keywords',
  readLink: readWordSketchLink,
  searchRoute: 'wordsketch',
  withSearch: (values, { word }) => ({ ...values, keyword: word, compared: '' }),
};

/** Word sketch: the words that belong to a word, by their grammatical relation to it. */
export function WordSketchTool() {
  const { t } = useTranslation('word-sketch-screen');
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseWordSketch(request, t)}
      cited={{ describe: (request) => citeWordSketch(request, t) }}
      renderQuery={(fields) => <SketchedWordField {...fields} />}
      renderFields={(fields) => <WordSketchForm {...fields} />}
      renderResult={({ runId, ...result }) => <WordSketchResult key={runId} {...result} />}
    />
  );
}
