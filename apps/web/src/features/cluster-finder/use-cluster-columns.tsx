import type {
  ClusterFinderRequest,
  ClusterFinderResponse,
  ClusterRow,
} from '@keelerada/contract/tools/cluster-finder';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelColumns } from '../../shared/levels/use-level-columns';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { ClusterUsagesCell } from './cluster-usages-cell';
import { ConcordanceLink } from './concordance-link';
import { makeClusterQuery } from './make-cluster-query';
import { describeMarkup, isMadeOfWords, joinPlaces } from './describe-cluster-finder';

const FREQUENCY_WIDTH_PX = 96;
const PERCENTAGE_WIDTH_PX = 88;
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
    const description: ResultColumn<ClusterRow> = {
      id: 'description',
      kind: 'text',
      heading: t('columns.description'),
      readText: ({ markups }) => joinPlaces(markups.map((markup) => describeMarkup(markup, t))),
      filter: 'text',
      widthPx: DESCRIPTION_WIDTH_PX,
      wraps: true,
    };
    return [
      {
        id: 'frequency',
        kind: 'number',
        heading: t('columns.frequency'),
        readNumber: ({ frequency }) => frequency,
        widthPx: FREQUENCY_WIDTH_PX,
      },
      {
        id: 'percentage',
        kind: 'number',
        heading: t('columns.percentage'),
        readNumber: ({ percentage }) => percentage,
        fractionDigits: 2,
        widthPx: PERCENTAGE_WIDTH_PX,
      },
      ...levelColumns,
      ...(hasWords ? [] : [description]),
      {
        id: 'tags',
        kind: 'text',
        heading: t(hasWords ? 'columns.words' : 'columns.tags'),
        readText: ({ markups }) => joinPlaces(markups),
        renderCell: ({ markups }: ClusterRow) => (
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
      },
      {
        id: 'usages',
        kind: 'text',
        heading: t('columns.usages'),
        readText: ({ usages }) => usages.join(USAGE_JOINT),
        renderCell: (row) => <ClusterUsagesCell row={row} request={request} answer={answer} />,
        filter: 'text',
        isSortable: false,
        language: 'et',
        wraps: true,
      },
    ];
  }, [t, request, answer, levelColumns]);
}
