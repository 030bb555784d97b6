import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/tools/collocates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { sides } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import type { PairedLook } from '../../shared/comparison/use-paired-columns';
import { useSides } from '../../shared/comparison/use-sides';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { isFunctionWord } from '../../shared/parts-of-speech/word-class-looks';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import type { Pair, PairRequest } from '../../shared/tool-frame/tool-definition';
import { WordLink } from '../../shared/word-menu/word-link';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { makeNearKeyword } from './near-keyword';
import { pairCollocates } from './pair-collocates';

interface ComparedCollocatesProps {
  readonly request: PairRequest<CollocatesRequest>;
  readonly answer: Pair<CollocatesResponse>;
}

/** Neighbouring words of two selections in one table. */
export function ComparedCollocates({ request, answer }: ComparedCollocatesProps) {
  const { t } = useTranslation(['collocates', 'comparison']);
  const formatNumber = useNumberFormat();
  const names = useSides();
  const textsHash = useTextsHash();
  const { tellTypical } = useFindings();
  const { type, keepCapitalization, minCooccurrence } = request;
  const rows = useMemo(() => pairCollocates(answer, minCooccurrence), [answer, minCooccurrence]);
  const small = useMemo(() => {
    const all = [...answer.A.collocateList, ...answer.B.collocateList];
    return new Set(all.flatMap((row) => (isFunctionWord(row.partOfSpeech) ? row.collocate : [])));
  }, [answer]);
  const nearKeyword = useMemo(() => makeNearKeyword(request, answer.A), [request, answer]);
  const look = useMemo(
    (): PairedLook => ({
      ...{ heading: t('columns.collocate'), axis: t('compared.axis'), isEstonian: true },
      renderName: (word) => <WordLink text={word} search={nearKeyword(word)} textsHash={textsHash} />,
    }),
    [t, nearKeyword, textsHash],
  );
  return (
    <ComparedResult
      {...{ rows, look, totals: answer.A.totals, comparedTotals: answer.B.totals }}
      head={
        <ComparisonHead
          finding={tellTypical(rows.filter(({ key }) => !small.has(key)))}
          figures={sides.map((side) => ({
            ...{ side, label: `${names[side].name}, ${t('compared.keyword')}` },
            value: formatNumber(answer[side].keywordFrequency),
          }))}
        />
      }
      renderRowMenu={({ key }) => (
        <WordMenu word={key} {...{ type, keepCapitalization }} keyword={nearKeyword(key)} />
      )}
      note={t('comparison:notes.counts')}
    />
  );
}
