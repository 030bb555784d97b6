import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usageCall, type UsageResponse } from '@keelerada/contract/site/admin';
import { queryApi } from '../../shared/http/call-api';
import { SelectField } from '../../shared/ui/select-field';
import { useNumberFormat, useDateFormat } from '../../shared/i18n/use-language';
import { type DayCalls, listDays, sumByDay, sumByTool } from './list-days';
import Box from '@mui/material/Box';
import { TimeChart } from '../../shared/charts/time-chart';
import { useWidth } from '../../shared/charts/use-width';
import { PlainTable } from '../../shared/ui/plain-table';

/** A day (YYYY-MM-DD) as the language writes it. */
const useDayFormat = () => useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Room for so many calls, so that lines fall on whole numbers. */
const LEAST_CALLS = 5;

/** Columns by day. The sums are in its description; every number stands in the table below it. */
function DayChart({ rows, title }: { readonly rows: readonly DayCalls[]; readonly title: string }) {
  const { t } = useTranslation('admin');
  const formatNumber = useNumberFormat();
  const formatDay = useDayFormat();
  const { place, widthPx } = useWidth();
  const total = rows.reduce((sum, { calls }) => sum + calls, 0);
  const busiest = rows.reduce((most, row) => (row.calls > most.calls ? row : most), rows[0]!);
  return (
    <Box ref={place}>
      <TimeChart
        rows={rows.map(({ day, calls }, at) => {
          const label = formatDay(day);
          return {
            key: day,
            label,
            at,
            values: [{ value: calls, title: `${label}: ${formatNumber(calls)}` }],
          };
        })}
        series={['var(--accent)']}
        mark="column"
        widthPx={widthPx}
        label={title}
        description={t('use.description', {
          total: formatNumber(total),
          day: formatDay(busiest.day),
          most: formatNumber(busiest.calls),
        })}
        formatValue={formatNumber}
        nameTime={(at) => formatDay(rows[at]!.day)}
        least={LEAST_CALLS}
      />
    </Box>
  );
}

/** Calls of every tool in the time, the most used first; also tools that nobody called. */
function UseByTool({ usage }: { readonly usage: UsageResponse }) {
  const { t } = useTranslation('admin');
  const formatNumber = useNumberFormat();
  const formatShare = useNumberFormat(1);
  const rows = sumByTool(usage.names, usage.counts);
  const total = rows.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <PlainTable
      label={t('use.by_tool')}
      isOfNumbers
      columns={['tool', 'calls', 'share'].map((column) => ({ title: t(`use.${column}`) }))}
      rows={rows.map(({ name, calls }) => ({
        key: name,
        cells: [
          t([`use.names.${name}`, `${name}:title`]),
          formatNumber(calls),
          formatShare(total === 0 ? 0 : (100 * calls) / total),
        ],
      }))}
    />
  );
}

/** The numbers of the chart, the last day first. */
function DayTable({ rows }: { readonly rows: readonly DayCalls[] }) {
  const { t } = useTranslation('admin');
  const formatDay = useDayFormat();
  const formatNumber = useNumberFormat();
  return (
    <PlainTable
      label={t('use.title')}
      isOfNumbers
      columns={['day', 'calls'].map((column) => ({ title: t(`use.${column}`) }))}
      rows={[...rows].reverse().map(({ day, calls }) => ({
        key: day,
        cells: [<time dateTime={day}>{formatDay(day)}</time>, formatNumber(calls)],
      }))}
    />
  );
}

const SPANS_DAYS = [7, 30, 90, 365] as const;
const ALL = 'all';

/** How often tools were called on each day, as a chart and as a table. */
export function UseByDay() {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<number>(30);
  const [tool, setTool] = useState(ALL);
  const { data, isError } = useQuery({
    ...queryApi(usageCall, { query: { days } }),
    placeholderData: keepPreviousData,
  });
  const names = data?.names ?? [];
  const chosen = names.includes(tool) ? tool : ALL;
  const counts = data?.counts.filter(({ name }) => chosen === ALL || name === chosen) ?? [];
  const rows = data === undefined ? [] : sumByDay(listDays(data.from, data.to), counts);
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        <SelectField
          label={t('use.span')}
          value={days}
          onChange={setDays}
          sx={{ minWidth: 180 }}
          options={SPANS_DAYS}
          nameOption={(span) => t('use.days', { count: span })}
        />
        <SelectField
          label={t('use.tool')}
          value={chosen}
          onChange={setTool}
          sx={{ minWidth: 220 }}
          options={[ALL, ...names]}
          // A tool with a screen of its own is called what its screen is called.
          nameOption={(name) => t([`use.names.${name}`, `${name}:title`])}
        />
      </Stack>
      {isError && <Typography>{t('unknown')}</Typography>}
      {data?.counts.length === 0 && <Typography>{t('use.none')}</Typography>}
      {data !== undefined && data.counts.length > 0 && (
        <>
          <DayChart rows={rows} title={t('use.title')} />
          <Accordion sx={{ mt: 1.5 }}>
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>{t('use.table')}</AccordionSummary>
            <AccordionDetails>
              <DayTable rows={rows} />
            </AccordionDetails>
          </Accordion>
        </>
      )}
      {data !== undefined && (
        <Accordion sx={{ mt: 1.5 }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{t('use.by_tool')}</AccordionSummary>
          <AccordionDetails>
            <UseByTool usage={data} />
          </AccordionDetails>
        </Accordion>
      )}
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t('use.note')}
      </Typography>
    </>
  );
}
