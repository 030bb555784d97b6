import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { makeSearchPath } from '../../shared/word-search/word-links';
import { makeQuerySearch } from './make-query-search';
import type { WordContextQuery } from './word-context-values';

/** Leads to the distribution of the search that is shown, over the same texts. */
export function DistributionLink({ query }: { readonly query: WordContextQuery }) {
  const { t } = useTranslation('distribution');
  const textsHash = useTextsHash();
  const search = makeQuerySearch({ ...query, nearWord: null });
  return (
    <Button
      component={Link}
      to={makeSearchPath(search, 'distribution') + textsHash}
      color="inherit"
      startIcon={<BarChartIcon />}
    >
      {t('title')}
    </Button>
  );
}
