import { queryOptions } from '@tanstack/react-query';
import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { WordContextRequest, WordContextResponse } from '@keelerada/contract/word-context';
import { makeErrorCql } from '../../../shared/error-marks/error-links';
import { callServerForJson } from '../../../shared/http/call-server';
import { makeTextFields } from '../../../shared/text-selection/make-text-fields';
import type { ChosenTexts, Side } from '../../../shared/text-selection/selected-texts';

const SHOWN_LINES = 3;
const WORDS_BESIDE = 8;

/** Some lines of a type, drawn at random. Side and `revision` stand for the texts, which may be thousands. */
export const errorSentencesOptions = (texts: ChosenTexts, side: Side, revision: number, code: string) =>
  queryOptions({
    queryKey: ['error-sentences', side, revision, code],
    queryFn: ({ signal }) => {
      const body = {
        ...makeTextFields({ ...texts, ownTexts: null }),
        ...{ cql: makeErrorCql(code), keepCapitalization: false, vead: true, lineCharacters: 0 },
        ...{ displayType: 'WORD', displayCount: WORDS_BESIDE, sample: SHOWN_LINES, sort: 'TEXT' },
        limit: SHOWN_LINES,
      } satisfies Partial<WordContextRequest>;
      return callServerForJson<WordContextResponse>(WORD_CONTEXT_PATH, { body, signal });
    },
    meta: { handlesErrors: true },
  });
