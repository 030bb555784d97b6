import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { makeSearchPath } from '../../shared/word-menu/word-links';
import type { WordContextQuery } from './word-context-values';

/** Leads to the distribution of the search that is shown, over the same texts. */
export function DistributionLink({ query }: { readonly query: WordContextQuery }) {
  const { t } = useTranslation('distribution');
  const textsHash = useTextsHash();
  const { cql, keyword, type, keepCapitalization } = query;
  const search =
    typeof cql === 'string'
      ? { cql, keepCapitalization }
      : { word: keyword ?? '', type: type ?? 'WORDS', keepCapitalization };
  return (
    <Button
      component={Link}
      to={makeSearchPath(search, 'distribution') + textsHash}
      variant="outlined"
      size="small"
      startIcon={<BarChartIcon />}
    >
      {t('title')}
    </Button>
  );
}
