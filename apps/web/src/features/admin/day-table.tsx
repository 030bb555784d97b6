import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { DayCalls } from './list-days';
import { useDayFormat } from './use-day-format';

/** The numbers of the chart, the last day first. */
export function DayTable({ rows }: { readonly rows: readonly DayCalls[] }) {
  const { t } = useTranslation('admin');
  const formatDay = useDayFormat();
  const formatNumber = useNumberFormat();
  return (
    <Table size="small" aria-label={t('use.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('use.day')}</TableCell>
          <TableCell align="right">{t('use.calls')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[...rows].reverse().map(({ day, calls }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              <time dateTime={day}>{formatDay(day)}</time>
            </TableCell>
            <TableCell align="right">{formatNumber(calls)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
