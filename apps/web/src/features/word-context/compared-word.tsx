import { DISTRIBUTION_PATH } from '@keelerada/contract/site/paths';
import type { DistributionResponse } from '@keelerada/contract/tools/distribution';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { WordComparison } from '../../shared/comparison/word-comparison';
import { callServerForJson } from '../../shared/http/call-server';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { readSide } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import type { WordContextQuery } from './word-context-values';

interface ComparedWordProps {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly word: string;
}

/** The head has its place before its figures are there. */
const HEAD_PX = 76;

/** Over the lines of two selections: in which of them what was looked for is more frequent. */
export function ComparedWord({ runId, query, word }: ComparedWordProps) {
  const selection = useWholeSelection();
  const { type, keyword, cql, keepCapitalization } = query;
  const ask = (side: 'A' | 'B', signal: AbortSignal) => {
    const body = { ...makeTextFields(readSide(selection, side)), type, keyword, cql, keepCapitalization };
    return callServerForJson<DistributionResponse>(DISTRIBUTION_PATH, { body, signal });
  };
  const { data } = useQuery({
    queryKey: ['word-context', runId, 'compared'],
    queryFn: async ({ signal }) => {
      const [A, B] = await Promise.all([ask('A', signal), ask('B', signal)]);
      return { A, B };
    },
    // The lines do without it.
    meta: { handlesErrors: true },
  });
  return <Box sx={{ minHeight: HEAD_PX }}>{data && <WordComparison word={word} answers={data} />}</Box>;
}
