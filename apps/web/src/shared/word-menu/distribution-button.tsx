import BarChart from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AddressSearch } from './word-links';
import { makeSearchPath } from './word-links';

/** Leads from a result to the distribution of the same search over the same texts. */
export function DistributionButton({ search }: { readonly search: AddressSearch }) {
  const { t } = useTranslation('distribution');
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<BarChart />}
      component={Link}
      to={makeSearchPath(search, 'distribution')}
    >
      {t('title')}
    </Button>
  );
}
