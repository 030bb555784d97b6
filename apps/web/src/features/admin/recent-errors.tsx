import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SystemResponse } from '@keelerada/contract/site/admin';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../shared/i18n/use-language';

const COLUMNS = ['time', 'call', 'error'] as const;

/** The last calls that failed inside the server. */
export function RecentErrors({ errors }: { readonly errors: SystemResponse['recentErrors'] }) {
  const { t } = useTranslation('admin');
  const formatTime = useDateFormat({ dateStyle: 'short', timeStyle: 'medium' });
  if (errors.length === 0) return <Typography>{t('errors.none')}</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{t(`errors.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.map(({ at, method, route, name }, index) => (
            <TableRow key={`${at} ${index}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatTime(at)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{`${method} ${route}`}</TableCell>
              <TableCell>{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
