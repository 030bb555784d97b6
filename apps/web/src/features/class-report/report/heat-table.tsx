import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import type { KindColumn } from '../marks/count-kinds';
import { KindName } from '../marks/kind-name';
import { HiddenText } from '../../../shared/ui/hidden-heading';
import { ClassLevelChip } from '../marks/level-name';
import {
  CORNER_PX,
  FOCUS_RING,
  INNER_FOCUS_RING,
  TOUCH_PX,
  families,
  letters,
} from '../../../shared/design/tokens';

const PHONE = '@media (max-width: 42.49688em)';
const FINGER = '@media (pointer: coarse)';

const grounds = Object.fromEntries(
  [1, 2, 3, 4].map((heat) => [
    `& .h${heat}`,
    { background: `var(--h-${heat})`, color: heat === 4 ? 'var(--on-h4)' : 'var(--on-h)' },
  ]),
);

/** A cell of the strip by its place; the text is null in the row of the class. */
export interface HeatCell {
  readonly text: number | null;
  readonly column: number;
}

interface HeatTableProps {
  readonly report: ClassReportResponse;
  readonly columns: readonly KindColumn[];
  readonly chosen: HeatCell | null;
  readonly onChoose: (cell: HeatCell | null) => void;
  readonly nameText: (place: number) => string;
  /** What opens under the row of the chosen cell; null where it stands beside the table. */
  readonly opened: ReactNode;
}

/** So many marks and more have the strongest ground. */
const MOST_HEAT = 4;
const isSame = (one: HeatCell | null, other: HeatCell) =>
  one !== null && one.text === other.text && one.column === other.column;

interface CellProps extends Pick<HeatTableProps, 'chosen' | 'onChoose'> {
  readonly cell: HeatCell;
  readonly count: number;
  readonly label: string;
  readonly children?: ReactNode;
}

function Cell({ cell, count, label, chosen, onChoose, children }: CellProps) {
  if (count === 0) return <span className="none">·</span>;
  const isChosen = isSame(chosen, cell);
  const heat = cell.text === null ? '' : `h${Math.min(count, MOST_HEAT)}`;
  return (
    <button
      type="button"
      className={heat}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : cell)}
    >
      <HiddenText>{`${label}: `}</HiddenText>
      {count} {children}
    </button>
  );
}

function Legend() {
  const { t } = useTranslation('class-report');
  return (
    <Box sx={legendStyle}>
      <span>{t('heat.legend')}</span>
      {Array.from({ length: MOST_HEAT }, (_, i) => (
        <span key={i}>
          <Box component="i" sx={swatchStyle} style={{ background: `var(--h-${i + 1})` }} />
          {i + 1 === MOST_HEAT ? t('heat.and_more', { count: i + 1 }) : i + 1}
        </span>
      ))}
      <Box component="span" sx={{ displayPrint: 'none' }}>
        {t('heat.hint')}
      </Box>
    </Box>
  );
}

/** Pupils by kinds of errors: the more marks, the stronger the ground; a number opens its sentences, a name its text. */
export function HeatTable({ report, columns, chosen, onChoose, nameText, opened }: HeatTableProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const { texts, total } = report;
  const nameColumn = ({ kind }: KindColumn) =>
    kind === null ? t('heat.others') : teacherKindTexts[kind].name[language];
  const open = (text: number | null) =>
    opened !== null &&
    chosen?.text === text && (
      <tr>
        <td className="opened" colSpan={columns.length + 4}>
          {opened}
        </td>
      </tr>
    );
  return (
    <div>
      <Box component="table" aria-label={t('heat.title')} sx={heatStyle}>
        <thead>
          <tr>
            <th scope="col">{t('heat.pupil')}</th>
            <th scope="col" className="level">
              {t('by_text.level')}
            </th>
            {columns.map((column, place) => (
              <th key={place} scope="col" className="kind">
                <span>{column.kind === null ? t('heat.others') : <KindName kind={column.kind} />}</span>
              </th>
            ))}
            <th scope="col" className="num">
              {t('by_text.words')}
            </th>
            <th scope="col" className="num">
              {t('errors.per100')}
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ language: own, level, runningWords, per100 }, text) => (
            <Fragment key={text}>
              <tr>
                <th scope="row" title={nameText(text)}>
                  <Link component={RouterLink} to={`?pupil=${text + 1}`} color="inherit" underline="hover">
                    {nameText(text)}
                  </Link>
                </th>
                {own === 'et' ? (
                  <>
                    <td className="level">{level !== null && <ClassLevelChip level={level} />}</td>
                    {columns.map((column, place) => {
                      const count = column.byText[text] ?? 0;
                      const label = `${nameText(text)}, ${nameColumn(column)}`;
                      return (
                        <td key={place}>
                          <Cell cell={{ text, column: place }} {...{ count, label, chosen, onChoose }} />
                        </td>
                      );
                    })}
                    <td className="num">{formatNumber(runningWords)}</td>
                    <td className="num">{formatRate(per100)}</td>
                  </>
                ) : (
                  <td className="away" colSpan={columns.length + 3}>
                    {t(own === null ? 'by_text.failed' : 'by_text.not_estonian')}
                  </td>
                )}
              </tr>
              {open(text)}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('heat.class')}</th>
            <td className="level" />
            {columns.map((column, place) => (
              <td key={place}>
                <Cell
                  cell={{ text: null, column: place }}
                  count={column.marks}
                  label={`${t('heat.class')}, ${nameColumn(column)}`}
                  {...{ chosen, onChoose }}
                >
                  <small>{t('heat.pupils', { count: column.texts })}</small>
                </Cell>
              </td>
            ))}
            <td className="num">{formatNumber(total.runningWords)}</td>
            <td className="num">{formatRate(total.per100)}</td>
          </tr>
          {open(null)}
        </tfoot>
      </Box>
      <Legend />
    </div>
  );
}

/** A strip of cells: as wide as its place, heads upright on phones, where words and rates stand in the text of a pupil. */
const heatStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  ...letters[14],
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 0, height: 32, textAlign: 'center', fontWeight: 500 },
  '& th:first-of-type': { width: 112, textAlign: 'left' },
  '& tbody th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& thead th': {
    ...letters[12],
    height: 44,
    pb: '4px',
    verticalAlign: 'bottom',
    color: 'var(--ink-2)',
  },
  '& .level': { width: 56 },
  '& .num': { width: 56, pl: '8px', textAlign: 'right', color: 'var(--ink-2)', fontWeight: 400 },
  '& .away': { textAlign: 'left', color: 'var(--ink-3)', fontWeight: 400 },
  '& .opened': { p: '8px 12px', textAlign: 'left', bgcolor: 'var(--sunken)', fontWeight: 400 },
  '& .none': {
    display: 'grid',
    placeContent: 'center',
    height: 32,
    color: 'var(--ink-3)',
    boxShadow: 'inset 0 0 0 1px var(--grid)',
    borderRadius: '2px',
  },
  '& button': {
    width: '100%',
    minHeight: 32,
    p: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: 'var(--ink)',
    fontFamily: families.sans,
    ...letters[14],
    fontWeight: 500,
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    printColorAdjust: 'exact',
    [FINGER]: { minHeight: TOUCH_PX },
    '&:focus-visible': FOCUS_RING,
    '&[aria-pressed=true]': { boxShadow: '0 0 0 2px var(--paper), 0 0 0 4px var(--ink)' },
  },
  ...grounds,
  '& tfoot button, & tfoot th': { fontWeight: 600 },
  '& small': { display: 'block', ...letters[12], fontWeight: 400, color: 'var(--ink-3)' },
  '& a:focus-visible': INNER_FOCUS_RING,
  [PHONE]: {
    borderSpacing: '1px',
    '& .num, & .level, & small': { display: 'none' },
    '& th:first-of-type': { width: 84 },
    '& thead .kind': { height: 112 },
    '& thead .kind span': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', m: 'auto' },
    '& thead .kind span span': { textDecorationLine: 'none' },
    '& .none': { height: 36 },
  },
} as const;

const legendStyle = {
  ...letters[12],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  pt: 1,
  color: 'var(--ink-3)',
} as const;

const swatchStyle = {
  display: 'inline-block',
  width: 20,
  height: 12,
  mr: '4px',
  borderRadius: `${CORNER_PX / 2}px`,
  verticalAlign: '-2px',
  printColorAdjust: 'exact',
} as const;
