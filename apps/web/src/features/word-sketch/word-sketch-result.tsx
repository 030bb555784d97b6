import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  WordSketchRequest,
  WordSketchResponse,
  SketchedWord,
} from '@keelerada/contract/tools/word-sketch';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreActions } from '../../shared/ui/more-actions';
import { BarActions } from '../../shared/ui/tool-bar';
import { ResultReferences } from '../../shared/citation/result-references';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { useSides } from '../../shared/comparison/use-sides';
import { SketchRelation } from './sketch-relation';
import { columnsStyle } from './sketch-style';
import { rateCount } from '@keelerada/corpus-engine/distribution/compare-rates';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { orderBySureness, pairRates } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import { usePairFigures } from '../../shared/comparison/use-pair-figures';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ratePerMillion } from '../../shared/levels/rate-per-million';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import type { SearchTool } from '../../shared/word-search/word-links';
import { makeWordPath } from './sketch-lines';
import type { CellRow } from '../../shared/downloads/download-table';
import { CellsDownload } from '../../shared/tool-frame/cells-download';

const columns = ['relation', 'collocate', 'count', 'score'] as const;
const comparedColumns = [...columns, 'other_count', 'other_score'] as const;

/** Rows of the file: each relation is named as the lines of the concordance name it. */
export function makeSketchCells(
  { seosed }: Pick<WordSketchResponse, 'seosed'>,
  nameRelation: (relation: string) => string,
): readonly CellRow[] {
  return seosed.flatMap(({ seos, naabrid }) =>
    naabrid.map(({ sona, esinemisi, logDice, naide, vordlus }) => [
      ...[nameRelation(seos), sona, esinemisi, logDice],
      ...(vordlus ? [vordlus.esinemisi, vordlus.logDice] : []),
      (naide ?? vordlus?.naide ?? []).join(''),
    ]),
  );
}

/** The sketch as a table in Excel or CSV. */
export function SketchDownload({ answer }: { readonly answer: WordSketchResponse }) {
  const { t } = useTranslation(['word-sketch-screen', 'sketch-relations']);
  const names = [...(answer.vordlus ? comparedColumns : columns), 'example'];
  return (
    <CellsDownload
      headings={names.map((name) => t(`columns.${name}`))}
      rows={makeSketchCells(answer, (relation) => t(`sketch-relations:names.${relation}`))}
      totals={answer.totals}
      comparedTotals={answer.vordlusTotals}
    />
  );
}

const links: readonly (readonly [tool: SearchTool, label: string])[] = [
  ['wordcontext', 'links.context'],
  ['collocates', 'links.neighbours'],
  ['distribution', 'links.distribution'],
];

interface SketchHeaderProps {
  readonly word: SketchedWord;
  /** The word with its selection, where the same word stands on both sides. */
  readonly name?: string;
  readonly runningWords: number;
  /** Of two words the side, in whose colour the word stands. */
  readonly side?: 'a' | 'b';
}

/** The word, its class and forms, how often it occurs, and the way to other tools. */
function SketchHeader({ word, name = word.sona, runningWords, side }: SketchHeaderProps) {
  const { t } = useTranslation('word-sketch-screen');
  const namePartOfSpeech = usePartOfSpeech();
  const formatNumber = useNumberFormat();
  const textsHash = useTextsHash();
  const { sona, sonaliik, esinemisi, tekste, vormid } = word;
  const perMillion = ratePerMillion(esinemisi, runningWords);
  const figures = [
    t('found', { count: esinemisi }),
    t('texts', { count: tekste }),
    ...(perMillion === null ? [] : [t('per_million', { formatted: formatNumber(Math.round(perMillion)) })]),
  ].join(' · ');
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 },
        ...letters[14],
      }}
    >
      <Typography
        component="h3"
        lang="et"
        sx={{
          ...{ fontFamily: 'var(--serif)', fontWeight: 600, letterSpacing: '-.01em', ...letters[36] },
          ...{ color: side === undefined ? 'var(--accent)' : `var(--div-${side})`, overflowWrap: 'anywhere' },
        }}
      >
        {name}
      </Typography>
      {sonaliik !== null && (
        <span>
          {namePartOfSpeech(sonaliik)}
          <Box
            component="span"
            lang="et"
            sx={{
              ...{ pl: 1, fontFamily: 'var(--serif)', fontStyle: 'italic', color: 'var(--ink-3)' },
              ...letters[16],
            }}
          >
            {vormid.map(({ vorm }) => vorm).join(', ')}
          </Box>
        </span>
      )}
      <Box component="span" sx={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
        {esinemisi === 0 ? t('not_found') : figures}
      </Box>
      {esinemisi > 0 && (
        <Box component="span" sx={{ display: 'flex', gap: 2, ml: { lg: 'auto' } }}>
          {links.map(([tool, label]) => (
            <Link
              key={tool}
              component={RouterLink}
              to={makeWordPath(sona, tool, textsHash)}
              sx={{ color: 'var(--ink-2)' }}
            >
              {t(label)}
            </Link>
          ))}
        </Box>
      )}
    </Box>
  );
}

const [PER_HUNDRED, PER_MILLION] = [100, 1_000_000];

interface ComparedSketchProps {
  readonly answer: WordSketchResponse;
  readonly vordlus: SketchedWord;
  readonly vordlusTotals: WordSketchResponse['totals'];
}

/** Over the sketch of a word in two selections: how often it occurs, and the collocates that each has surely more of. */
function ComparedSketch({ answer, vordlus, vordlusTotals }: ComparedSketchProps) {
  const { t } = useTranslation('comparison');
  const { sona, totals, seosed } = answer;
  const { tellMore, tellTypical } = useFindings();
  const counts = { A: sona.esinemisi, B: vordlus.esinemisi };
  const word = pairRates(
    sona.sona,
    rateCount(counts.A, totals.runningWords, PER_MILLION),
    rateCount(counts.B, vordlusTotals.runningWords, PER_MILLION),
    counts,
  );
  const rows = useMemo(() => {
    const rate = (count: number, side: 'A' | 'B') => rateCount(count, counts[side], PER_HUNDRED);
    return orderBySureness(
      seosed.flatMap(({ naabrid }) =>
        naabrid.map(({ sona: key, esinemisi: A, vordlus: other }) => {
          const B = other?.esinemisi ?? 0;
          return pairRates(key, rate(A, 'A'), rate(B, 'B'), { A, B });
        }),
      ),
    );
  }, [answer]);
  const hasTypical = rows.some(({ difference }) => difference.isSure);
  const finding = (
    <>
      {tellMore('word', word)} {hasTypical && tellTypical(rows)}
    </>
  );
  return <ComparisonHead finding={finding} figures={usePairFigures(word, t('per_million'), 0)} />;
}

interface WordSketchResultProps {
  readonly request: WordSketchRequest;
  readonly answer: WordSketchResponse;
}

/** The word, or two side by side, above the relations. */
function SketchHeaders({ request, answer }: WordSketchResultProps) {
  const { t } = useTranslation('word-sketch-screen');
  const sides = useSides();
  const { sona, vordlus, totals, vordlusTotals = totals } = answer;
  if (!vordlus) return <SketchHeader word={sona} runningWords={totals.runningWords} />;
  const isSame = sona.sona === vordlus.sona;
  const name = (word: string, side: 'A' | 'B') =>
    isSame ? t('in_selection', { word, name: sides[side].name }) : word;
  const typed = request.vordlussona;
  return (
    <Stack spacing={{ xs: 2, md: 1 }}>
      <SketchHeader word={sona} name={name(sona.sona, 'A')} runningWords={totals.runningWords} side="a" />
      <SketchHeader
        word={vordlus}
        name={name(vordlus.sona, 'B')}
        runningWords={vordlusTotals.runningWords}
        side="b"
      />
      {typed && typed.toLowerCase() !== vordlus.sona.toLowerCase() && (
        <Alert severity="info">{t('base_form', { typed, word: vordlus.sona })}</Alert>
      )}
    </Stack>
  );
}

/** The sketch of a word: its relations beside each other, each with its collocates. */
export function WordSketchResult({ request, answer }: WordSketchResultProps) {
  const { t } = useTranslation('word-sketch-screen');
  const textsHash = useTextsHash();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { sona, vordlus, vordlusTotals, seosed } = answer;
  const words = { first: sona.sona, second: vordlus?.sona ?? null };
  const isSame = sona.sona === vordlus?.sona;
  const toggle = (key: string) =>
    setOpened((old) => (old.includes(key) ? old.filter((one) => one !== key) : [...old, key]));
  const sides = useSides();
  const names = isSame
    ? { first: sides.A.name, second: sides.B.name }
    : { first: sona.sona, second: vordlus?.sona };
  return (
    <Stack component="section" aria-label={t('result')} spacing={3} useFlexGap>
      {isSame && vordlusTotals && <ComparedSketch {...{ answer, vordlus, vordlusTotals }} />}
      <SketchHeaders request={request} answer={answer} />
      <BarActions>
        <SketchDownload answer={answer} />
        <MoreActions>
          <ResultReferences />
        </MoreActions>
      </BarActions>
      <Box sx={columnsStyle}>
        {seosed.map((relation) => (
          <SketchRelation key={relation.seos} {...{ relation, words, opened, textsHash }} onToggle={toggle} />
        ))}
      </Box>
      <Typography sx={{ color: 'var(--ink-3)', maxWidth: '100ch' }}>
        {vordlus ? t('note_compared', names) : t('note')}
      </Typography>
    </Stack>
  );
}
