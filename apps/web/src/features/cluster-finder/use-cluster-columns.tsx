import type {
  ClusterFinderRequest,
  ClusterFinderResponse,
  ClusterRow,
} from '@keelerada/contract/tools/cluster-finder';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelColumns } from '../../shared/levels/use-level-columns';
import {
  makeNumberColumn,
  makeTextColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';
import { ClusterUsagesCell } from './cluster-usages-cell';
import { ConcordanceLink } from './concordance-link';
import { makeClusterQuery } from './make-cluster-query';
import { describeMarkup, isMadeOfWords, joinPlaces } from './describe-cluster-finder';

const TAGS_WIDTH_PX = { short: 96, long: 152 };
const DESCRIPTION_WIDTH_PX = 168;
const USAGE_JOINT = '; ';

/** Columns of the clusters; clusters of words need no description. */
export function useClusterColumns(
  request: ClusterFinderRequest,
  answer: ClusterFinderResponse,
): readonly ResultColumn<ClusterRow>[] {
  const { t } = useTranslation('cluster-finder-page');
  const levelColumns = useLevelColumns<ClusterRow>(answer.tasemed);
  return useMemo(() => {
    const hasWords = isMadeOfWords(request);
    const describe = ({ markups }: ClusterRow) =>
      joinPlaces(markups.map((markup) => describeMarkup(markup, t)));
    const description = makeTextColumn('description', t('columns.description'), describe, {
      ...{ filter: 'text', widthPx: DESCRIPTION_WIDTH_PX, wraps: true },
    });
    const number = makeNumberColumn<ClusterRow>;
    return [
      number('frequency', t('columns.frequency'), ({ frequency }) => frequency, { widthPx: 96 }),
      number('percentage', t('columns.percentage'), ({ percentage }) => percentage, {
        ...{ fractionDigits: 2, widthPx: 88 },
      }),
      ...levelColumns,
      ...(hasWords ? [] : [description]),
      makeTextColumn('tags', t(hasWords ? 'columns.words' : 'columns.tags'), readTags, {
        renderCell: ({ markups }) => (
          <ConcordanceLink
            search={{ cql: makeClusterQuery(request, markups), keepCapitalization: false }}
            {...(hasWords && { lang: 'et' })}
          >
            {joinPlaces(markups)}
          </ConcordanceLink>
        ),
        filter: 'text',
        widthPx: TAGS_WIDTH_PX[request.analysis === 'WORD_CLASS' ? 'short' : 'long'],
        wraps: true,
      }),
      makeTextColumn('usages', t('columns.usages'), ({ usages }: ClusterRow) => usages.join(USAGE_JOINT), {
        renderCell: (row) => <ClusterUsagesCell row={row} request={request} answer={answer} />,
        ...{ filter: 'text', isSortable: false, language: 'et', wraps: true },
      }),
    ];
  }, [t, request, answer, levelColumns]);
}

const readTags = ({ markups }: ClusterRow) => joinPlaces(markups);
