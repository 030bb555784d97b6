import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { startSmall } from '../../shared/citation/name-option';
import { letters, rem } from '../../shared/design/tokens';
import { Finding } from '../../shared/ui/finding';
import { useLanguage, useListFormat, useDateFormat } from '../../shared/i18n/use-language';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { encodeOutcome } from '../../shared/practice/result-code';
import { takeFocus } from '../../shared/ui/take-focus';
import { findCard, keptPractice } from './kept-practice';
import type { Exercise } from './practice-choice';
import { pinnedStyle, serifStyle, smallStyle } from './practice-style';
import { ProgressBar } from './progress-bar';
import { countRight, sumRules, type GivenAnswer, type RuleResult } from './round';
import { putCommas } from '../../shared/practice/practice-sheet';
import { countDays, nameDay } from './schedule';
import { useDueDay } from './use-due-day';
import type { RoundWalk } from './use-round';
import Typography from '@mui/material/Typography';
import { countComing } from './plan-today';

const DAYS = 7;
const HIGHEST_PX = 84;
const DAY_MS = 86_400_000;

/** How many sentences come again on each day of the week ahead. */
function ComingWeek() {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  const nameWeekday = useDateFormat({ weekday: 'narrow' });
  const now = new Date();
  const counts = countComing(useKeptValue(keptPractice).cards, nameDay(now), DAYS);
  const most = Math.max(1, ...counts);
  const names = counts.map((_, at) =>
    at === 0 ? nameDue(1) : nameWeekday(new Date(now.getTime() + (at + 1) * DAY_MS).toISOString()),
  );
  return (
    <>
      <Typography variant="h2">
        {counts[0] === 0 ? t('result.no_tomorrow') : t('result.tomorrow', { count: counts[0]! })}
      </Typography>
      <Box
        role="img"
        aria-label={t('result.week', {
          days: counts.map((count, at) => `${names[at]!} ${count}`).join(', '),
        })}
        sx={chartStyle}
      >
        {counts.map((count, at) => (
          <div key={at}>
            <span>{count}</span>
            <Box
              data-drawn
              sx={{
                height: Math.max(1, Math.round((HIGHEST_PX * count) / most)),
                bgcolor: at === 0 ? 'var(--ink)' : 'var(--datum)',
              }}
            />
            <Box sx={{ borderTop: '1px solid var(--datum-strong)', pt: '4px', mx: '-4px' }}>{names[at]}</Box>
          </div>
        ))}
      </Box>
    </>
  );
}

/** A sentence with its right answer, and what was written in its place. */
function AnsweredSentence({ item, given }: { readonly item: PracticeItem; readonly given: GivenAnswer }) {
  const { kind, before, after, accepted, written, commaPlaces } = item;
  if (kind === 'PLACE_COMMA') return putCommas(before, commaPlaces);
  if (kind === 'ORDER_TILES') return accepted[0];
  const { answer, verdict } = given;
  const mistake = kind === 'MEND_ERROR' ? written : answer.text;
  return (
    <>
      {before}
      {verdict !== 'right' && mistake !== '' && (
        <>
          <Box component="del" sx={{ color: 'var(--ink-3)' }} children={mistake} />{' '}
        </>
      )}
      <b>
        {verdict === 'right' ? (accepted.find((each) => each === answer.text) ?? accepted[0]) : accepted[0]}
      </b>
      {after}
    </>
  );
}

function Answers({ round: { items, given }, comesAgain }: Pick<RoundWalk, 'round' | 'comesAgain'>) {
  const { t } = useTranslation('practice');
  const { cards } = useKeptValue(keptPractice);
  const nameDue = useDueDay();
  const today = nameDay(new Date());
  return (
    <Box component="ol" sx={listStyle}>
      {items.map((item, place) => {
        const isRight = given[place]!.verdict === 'right';
        const Icon = isRight ? CheckIcon : CloseIcon;
        const card = findCard(cards, item);
        return (
          <Box component="li" key={item.id} sx={rowStyle}>
            <Icon
              titleAccess={t(isRight ? 'result.right' : 'result.missed')}
              sx={{ fontSize: rem(20), mt: '2px', color: isRight ? 'var(--ok)' : 'var(--e-punct)' }}
            />
            <span lang="et">
              <AnsweredSentence item={item} given={given[place]!} />
            </span>
            <Box component="span" sx={smallStyle}>
              {comesAgain && card !== null && nameDue(countDays(today, card.due))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** Rules that a sentence names. */
const MOST_RULES = 3;

/** Which rules are clear and which are not, in a sentence. */
function useSay(): (rules: readonly RuleResult[]) => string {
  const { t } = useTranslation('practice');
  const list = useListFormat();
  return (rules) => {
    const nameInside = ({ topic, formName }: RuleResult) => startSmall(formName ?? t(`topics.${topic}.name`));
    const clear = rules
      .filter(({ missed }) => missed.length === 0)
      .map(nameInside)
      .slice(0, MOST_RULES);
    const open = rules
      .filter(({ missed }) => missed.length > 0)
      .map(nameInside)
      .slice(0, MOST_RULES);
    if (open.length === 0) return t('result.all_right');
    const said = t('result.revise', { rules: list(open) });
    return clear.length === 0 ? said : `${t('result.clear', { rules: list(clear) })} ${said}`;
  };
}

/** The code that a pupil hands in, and what it says. */
function OutcomeCode({ exercise, walk }: Pick<PracticeResultProps, 'exercise' | 'walk'>) {
  const { t } = useTranslation('practice');
  const { round } = walk;
  const missed = sumRules(round).filter((rule) => rule.missed.length > 0);
  const outcome = { level: exercise.level, right: countRight(round), count: round.items.length, missed };
  return (
    <Box component="p" sx={{ m: 0, pt: 3, color: 'var(--ink-2)' }}>
      {t('result.code')}{' '}
      <Box component="b" sx={{ ...letters[16], color: 'var(--ink)', userSelect: 'all' }}>
        {encodeOutcome(outcome, useLanguage())}
      </Box>
    </Box>
  );
}

interface PracticeResultProps {
  readonly exercise: Exercise;
  readonly walk: RoundWalk;
  readonly onNew: () => void;
}

/** How the exercise went: every sentence with its answer, when it comes again, and the ways on. */
export function PracticeResult({ exercise, walk, onNew }: PracticeResultProps) {
  const { t } = useTranslation('practice');
  const { round, comesAgain, isRepeat } = walk;
  const say = useSay();
  const right = countRight(round);
  const missed = round.items.length - right;
  const result = useRef<HTMLElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    if (result.current !== null) takeFocus(result.current);
  }, []);
  return (
    <Box component="section" ref={result} tabIndex={-1} aria-label={t('result.title')} sx={gridStyle}>
      <Box sx={{ minWidth: 0 }}>
        <ProgressBar round={round} />
        <Finding
          say={say(sumRules(round))}
          note={t('result.where')}
          figures={[{ name: t('result.right'), value: t('result.of', { right, count: round.items.length }) }]}
        />
        <Answers {...{ round, comesAgain }} />
      </Box>
      <Box component="aside" aria-label={t('result.next')} sx={{ minWidth: 0 }}>
        {comesAgain && <ComingWeek />}
        <Box sx={pinnedStyle}>
          {missed > 0 && (
            <Button variant="contained" onClick={walk.repeatMissed}>
              {t('result.repeat', { count: missed })}
            </Button>
          )}
          {exercise.text === null && (
            <Button
              {...(missed > 0 ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
              onClick={onNew}
            >
              {t('result.new')}
            </Button>
          )}
        </Box>
        {!isRepeat && <OutcomeCode {...{ exercise, walk }} />}
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 680px) 320px' },
  justifyContent: 'space-between',
  maxWidth: 1080,
  mx: 'auto',
  columnGap: 8,
  rowGap: 3,
  alignItems: 'start',
  pt: 2,
  outline: 'none',
  displayPrint: 'none',
} as const;
const listStyle = { m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' } as const;
const rowStyle = {
  ...letters[16],
  ...serifStyle,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: 1,
  py: '7px',
  borderBottom: '1px solid var(--grid)',
} as const;

const chartStyle = {
  ...letters[12],
  display: 'grid',
  gridTemplateColumns: `repeat(${DAYS}, 1fr)`,
  columnGap: 1,
  alignItems: 'end',
  minHeight: 132,
  mt: 2,
  textAlign: 'center',
  color: 'var(--ink-2)',
  fontVariantNumeric: 'tabular-nums',
} as const;
