import type { ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { type KnownRate, rateCount } from '@keelerada/corpus-engine/distribution/compare-rates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { ComparisonHead, SideSquare } from '../../shared/comparison/comparison-head';
import { orderBySureness, type PairedRow, pairRates, sides } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import { usePairFigures } from '../../shared/comparison/use-pair-figures';
import type { PairedLook } from '../../shared/comparison/use-paired-columns';
import type { Pair } from '../../shared/tool-frame/tool-definition';
import { listMarkEntries } from './describe-error-profile';
import { ErrorName, useErrorName } from './query/error-name';
import { Trust } from './profile-head';
import Box from '@mui/material/Box';
import { wordContextCall, type WordContextRow } from '@keelerada/contract/tools/word-context';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../shared/http/call-api';
import { useSides } from '../../shared/comparison/use-sides';
import { letters } from '../../shared/design/tokens';
import { findCodeFamily, makeErrorStyle, makeInsertStyle } from '../../shared/error-marks/error-look';
import { makeErrorCql } from '../../shared/error-marks/error-links';
import { encodeTexts } from '../../shared/result-link/encode-result';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { readSide, type Side } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { makeCqlPath } from '../../shared/word-search/word-links';
import { Waiting } from '../../shared/ui/waiting';

const SHOWN_LINES = 3;
const WORDS_BESIDE = 8;

/** A line as written, with what belongs in the place of its error. */
function Sentence({ row, code }: { readonly row: WordContextRow; readonly code: string }) {
  const { contextBefore, keyword, contextAfter, joined, vead = [] } = row;
  const gap = (side: 'BEFORE' | 'AFTER') => (joined === side || joined === 'BOTH' ? '' : ' ');
  const start = `${contextBefore}${gap('BEFORE')}`;
  const text = `${start}${keyword}${gap('AFTER')}${contextAfter}`;
  const error = vead.find((each) => each.code.includes(code) && each.part !== 'AFTER');
  if (error === undefined) return text;
  const from = error.part === 'BEFORE' ? contextBefore.length - error.at : start.length + error.at;
  const family = findCodeFamily(code);
  return (
    <>
      {text.slice(0, from)}
      <Box component="span" sx={makeErrorStyle(family)}>
        {text.slice(from, from + error.length)}
      </Box>
      {error.corrected !== '' && (
        <>
          {' '}
          <Box component="b" sx={makeInsertStyle(family)}>
            {error.corrected}
          </Box>
        </>
      )}
      {text.slice(from + error.length)}
    </>
  );
}

function SideSentences({ side, row }: { readonly side: Side; readonly row: PairedRow }) {
  const { t } = useTranslation('error-profile-screen');
  const { name } = useSides()[side];
  const selection = useWholeSelection();
  const texts = readSide(selection, side);
  const count = row.counts[side];
  const { data, isError } = useQuery({
    // Side and revision stand for the texts, which may be thousands.
    queryKey: ['error-sentences', side, selection.revision, row.key],
    queryFn: ({ signal }) => {
      const body = {
        ...makeTextFields({ ...texts, ownTexts: null }),
        ...{ cql: makeErrorCql(row.key), keepCapitalization: false, vead: true, lineCharacters: 0 },
        ...{ displayType: 'WORD', displayCount: WORDS_BESIDE, sample: SHOWN_LINES, sort: 'TEXT' },
      };
      return callApi(wordContextCall, { body, signal });
    },
    enabled: count > 0,
    meta: { handlesErrors: true },
  });
  const marks = t('marks', { count });
  return (
    <Box component="section" aria-label={name} sx={blockStyle} data-edge={side}>
      <p>
        <SideSquare side={side} />
        {`${name} · ${marks}`}
      </p>
      {count > 0 && data === undefined && !isError && <Waiting label={t('text.loading')} rows={3} />}
      <ul lang="et">
        {data?.contextList.map((line, place) => (
          <li key={place}>
            <Sentence row={line} code={row.key} />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Link to={makeCqlPath(makeErrorCql(row.key)) + encodeTexts({ ...texts, compared: null })}>
          {t('compared.all_lines', { count })}
        </Link>
      )}
    </Box>
  );
}

/** Lines of a type from both selections. */
function ErrorSentences({ row }: { readonly row: PairedRow }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '16px 40px' }}
    >
      {sides.map((side) => (
        <SideSentences key={side} {...{ side, row }} />
      ))}
    </Box>
  );
}

type ProfileRow = ErrorProfileResponse['total'];

/** The rate of a type. Texts without a mark, drawn again, would make its interval nothing. */
const toRate = ({ hits, observed }: ProfileRow, { totals }: ErrorProfileResponse): KnownRate =>
  hits === 0
    ? rateCount(0, totals.runningWords, 100)
    : { value: observed.per100, low: observed.low, high: observed.high };

/** The rates of a type in both selections. */
const pairProfileRow = (
  [first, second]: readonly [ProfileRow, ProfileRow],
  { A, B }: Pair<ErrorProfileResponse>,
): PairedRow =>
  pairRates(
    first.code ?? '',
    ...([toRate(first, A), toRate(second, B)] as const),
    { A: first.hits, B: second.hits },
    first.isSmall && second.isSmall,
  );

function pairProfiles(answer: Pair<ErrorProfileResponse>): readonly PairedRow[] {
  const { A, B } = answer;
  const rows = A.errorList.flatMap((row) => {
    const other = B.errorList.find(({ code }) => code === row.code);
    return other === undefined || row.hits + other.hits === 0 ? [] : pairProfileRow([row, other], answer);
  });
  return orderBySureness(rows);
}

/** How often each type of error is in two selections: one list, one axis, the difference with its interval. */
export function ComparedProfile({ answer }: { readonly answer: Pair<ErrorProfileResponse> }) {
  const { t } = useTranslation('error-profile-screen');
  const nameError = useErrorName();
  const rows = useMemo(() => pairProfiles(answer), [answer]);
  const total = pairProfileRow([answer.A.total, answer.B.total], answer);
  const waiting = answer.A.provenance.waitingTexts + answer.B.provenance.waitingTexts;
  const { tellMore, tellLargest } = useFindings();
  const figures = usePairFigures(total, t('compared.per_100'), 2);
  const look = useMemo(
    (): PairedLook => ({
      heading: t('columns.name'),
      axis: t('columns.observed'),
      readName: nameError,
      renderName: (code) => <ErrorName code={code} />,
    }),
    // The names change with the language, as the messages do.
    [t],
  );
  const rowDetail = useMemo(
    () => ({
      label: ({ key }: PairedRow) => t('compared.open', { name: nameError(key) }),
      render: (row: PairedRow) => <ErrorSentences row={row} />,
    }),
    [t],
  );
  return (
    <ComparedResult
      label={t('table.title')}
      {...{ rows, look, rowDetail, totals: answer.A.totals, comparedTotals: answer.B.totals }}
      more={listMarkEntries(answer.A, t)}
      head={
        <ComparisonHead
          finding={
            <>
              {tellMore('marks', total)} {tellLargest(rows, nameError)}
            </>
          }
          source={
            <>
              <Trust row={answer.A.total} answer={answer.A} />
              {waiting > 0 && ` ${t('waiting', { count: waiting })}.`}
            </>
          }
          figures={figures}
        />
      }
      note={t('comparison:notes.texts')}
    />
  );
}

const blockStyle = {
  minWidth: 0,
  ...{ borderLeft: '4px solid', pl: '16px' },
  '&[data-edge="A"]': { borderColor: 'var(--div-a)' },
  '&[data-edge="B"]': { borderColor: 'var(--div-b)' },
  '& p': { ...letters[12], m: 0, fontWeight: 500, color: 'var(--ink-2)' },
  '& ul': { m: 0, p: 0, listStyle: 'none', fontFamily: 'var(--serif)', ...letters[16], lineHeight: 1.75 },
  '& a': { ...letters[14], color: 'var(--ink-2)' },
} as const;
