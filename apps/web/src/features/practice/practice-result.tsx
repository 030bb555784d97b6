import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { startSmall } from '../../shared/citation/name-option';
import { letters, rem } from '../../shared/design/tokens';
import { Finding } from '../../shared/ui/finding';
import { useListFormat } from '../../shared/i18n/use-language';
import { takeFocus } from '../../shared/ui/take-focus';
import { pinnedStyle, serifStyle } from './practice-style';
import { ProgressBar } from './progress-bar';
import { RuleList } from './rule-list';
import { countRight, sumRules, type GivenAnswer, type RuleResult } from './round';
import { putCommas } from '../../shared/practice/practice-sheet';
import type { RoundWalk } from './use-round';
import { useRuleName } from './use-rule-name';

/** A sentence with its right answer, and what was written in its place. */
function AnsweredSentence({ item, given }: { readonly item: PracticeItem; readonly given: GivenAnswer }) {
  const { kind, before, after, accepted, written, commaPlaces } = item;
  if (kind === 'PLACE_COMMA') return putCommas(before, commaPlaces);
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

function Answers({ round: { items, given } }: Pick<RoundWalk, 'round'>) {
  const { t } = useTranslation('practice');
  return (
    <Box component="ol" sx={listStyle}>
      {items.map((item, place) => {
        const isRight = given[place]!.verdict === 'right';
        const Icon = isRight ? CheckIcon : CloseIcon;
        return (
          <Box component="li" key={item.id} sx={rowStyle}>
            <Icon
              titleAccess={t(isRight ? 'result.right' : 'result.missed')}
              sx={{ fontSize: rem(20), mt: '2px', color: isRight ? 'var(--ok)' : 'var(--e-punct)' }}
            />
            <span lang="et">
              <AnsweredSentence item={item} given={given[place]!} />
            </span>
          </Box>
        );
      })}
    </Box>
  );
}

/** Which rules are clear and which are not, in a sentence. */
function useSay(): (rules: readonly RuleResult[]) => string {
  const { t } = useTranslation('practice');
  const nameRule = useRuleName();
  const list = useListFormat();
  return (rules) => {
    const nameInside = (rule: RuleResult) => startSmall(nameRule(rule));
    const clear = rules.filter(({ missed }) => missed.length === 0).map(nameInside);
    const open = rules.filter(({ missed }) => missed.length > 0).map(nameInside);
    if (open.length === 0) return t('result.all_right');
    const said = t('result.revise', { rules: list(open) });
    return clear.length === 0 ? said : `${t('result.clear', { rules: list(clear) })} ${said}`;
  };
}

interface PracticeResultProps {
  readonly walk: RoundWalk;
  readonly onNew: () => void;
}

/** How the exercise went: figures, every sentence with its answer, what to revise, and the ways on. */
export function PracticeResult({ walk, onNew }: PracticeResultProps) {
  const { t } = useTranslation('practice');
  const { round, previous } = walk;
  const rules = sumRules(round);
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
          say={say(rules)}
          note={t('result.where')}
          figures={[
            { name: t('result.right'), value: t('result.of', { right, count: round.items.length }) },
            ...(previous === null
              ? []
              : [{ name: t('result.previous'), value: t('result.of', { ...previous }) }]),
          ]}
        />
        <Answers round={round} />
      </Box>
      <Box component="aside" aria-labelledby="practice-revise" sx={{ minWidth: 0 }}>
        <Typography id="practice-revise" variant="h2" sx={{ pb: 1 }}>
          {t('result.rules')}
        </Typography>
        <RuleList rules={rules} />
        <Box sx={pinnedStyle}>
          {missed > 0 && (
            <Button variant="contained" onClick={walk.repeatMissed}>
              {t('result.repeat', { count: missed })}
            </Button>
          )}
          <Button
            {...(missed > 0 ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
            onClick={onNew}
          >
            {t('result.new')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  columnGap: 5,
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
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 1,
  py: '7px',
  borderBottom: '1px solid var(--grid)',
} as const;
