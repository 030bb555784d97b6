import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { UsageResponse } from '@keelerada/contract/site/admin';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { sumByTool } from './list-days';

/** Calls of every tool in the time, the most used first; also tools that nobody called. */
export function UseByTool({ usage }: { readonly usage: UsageResponse }) {
  const { t } = useTranslation('admin');
  const formatNumber = useNumberFormat();
  const formatShare = useNumberFormat(1);
  const rows = sumByTool(usage.names, usage.counts);
  const total = rows.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <Table size="small" aria-label={t('use.by_tool')} sx={{ maxWidth: 560 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('use.tool')}</TableCell>
          <TableCell align="right">{t('use.calls')}</TableCell>
          <TableCell align="right">{t('use.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, calls }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {t([`use.names.${name}`, `${name}:title`])}
            </TableCell>
            <TableCell align="right">{formatNumber(calls)}</TableCell>
            <TableCell align="right">{formatShare(total === 0 ? 0 : (100 * calls) / total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
