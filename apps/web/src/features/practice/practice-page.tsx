import Box from '@mui/material/Box';
import { Navigate, useSearchParams, Link } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import type { RenderSheet } from '../../shared/practice/practice-sheet';
import { PageContent } from '../../shared/ui/page-content';
import { ExercisePage } from './exercise-page';
import { keptPractice, keepLevel, type KeptPractice } from './kept-practice';
import { DEFAULT_LEVEL, pickSeed, readExercise, writeExercise, writeToday } from './practice-choice';
import Typography from '@mui/material/Typography';
import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  DEFAULT_PRACTICE_ITEMS,
} from '@keelerada/contract/teaching/practice-choices';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { loadStock } from '../../shared/practice/load-items';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { nameDay, SURE_OF } from './schedule';
import { KeptNote } from './kept-note';
import { TextList } from './text-list';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { families, letters } from '../../shared/design/tokens';
import { pinnedStyle, smallStyle } from './practice-style';
import { gridStyle, headStyle } from './home-style';
import { listPlanTopics, listTopicStates, planToday } from './plan-today';
import { useDueDay } from './use-due-day';
import { Strokes } from './strokes';
import { startSmall } from '../../shared/citation/name-option';

/** What the ten sentences of the day are, and the button that begins them. */
function TodayCard({ practice, day }: { readonly practice: KeptPractice; readonly day: string }) {
  const { t } = useTranslation('practice');
  const { due, fresh, weak } = planToday(practice, day);
  const [seed] = useState(pickSeed);
  const nameTopics = (topics: readonly (typeof weak)[number][]) =>
    [...new Set(topics)].map((topic) => startSmall(t(`topics.${topic}.name`))).join(', ');
  const [repeated, added] = [nameTopics(due.map(({ topic }) => topic)), nameTopics(weak)];
  const mix = due.length === 0 ? t('home.only_new') : t('home.mix', { due: due.length, fresh });
  return (
    <Box component="section" aria-labelledby="practice-today" sx={cardStyle}>
      <Box component="h2" id="practice-today" sx={{ ...letters[28], m: 0, fontWeight: 600 }}>
        {t('home.today')}
      </Box>
      <Box component="p" sx={{ ...letters[16], m: 0, color: 'var(--ink-2)' }}>
        {mix}
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={writeToday(practice.level ?? DEFAULT_LEVEL, seed)}
        sx={startStyle}
      >
        {t('home.start')}
      </Button>
      <Box sx={{ gridColumn: '1 / -1', pt: { xs: 1.5, sm: 2 } }}>
        <Strokes
          label={`${mix} ${[repeated, added].filter((names) => names !== '').join('; ')}`}
          {...{ of: DEFAULT_PRACTICE_ITEMS, filled: due.length, height: 6, colour: 'var(--ink)' }}
        />
        <Box sx={namesStyle} aria-hidden>
          {due.length > 0 && <Box sx={{ gridColumn: `1 / ${due.length + 1}` }}>{repeated}</Box>}
          <Box sx={{ gridColumn: `${due.length + 1} / -1` }}>{t('home.new', { topics: added })}</Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The topics, when each comes again, and how sure one is of it. */
function TopicList({ practice, day }: { readonly practice: KeptPractice; readonly day: string }) {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  return (
    <section aria-labelledby="practice-topics">
      <Box sx={headStyle}>
        <Typography id="practice-topics" variant="h2">
          {t('home.topics')}
        </Typography>
        <Box component="span" sx={{ ml: 'auto', color: 'var(--ink-3)' }}>
          {t('home.strokes')}
        </Box>
      </Box>
      <Box component="ul" sx={gridStyle}>
        {listTopicStates(practice.cards, day).map(({ topic, sure, dueIn }) => (
          <li key={topic}>
            <Link to={`?topic=${topic}`}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
                <Box component="b" sx={nameStyle}>
                  {t(`topics.${topic}.name`)}
                </Box>
                <Box component="span" sx={dueIn === 0 ? { ...smallStyle, ...nowStyle } : smallStyle}>
                  {dueIn === null ? t('home.untouched') : nameDue(dueIn)}
                </Box>
              </Box>
              <Box component="span" lang="et" sx={exampleStyle}>
                {t(`topics.${topic}.example`)}
              </Box>
              <Strokes
                label={t('home.sure', { count: sure, of: SURE_OF })}
                {...{ of: SURE_OF, filled: sure, height: 4, colour: 'var(--datum-strong)' }}
              />
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** Asks for the level by a sentence of each, once; the first exercise begins with one press. */
function FirstVisit() {
  const { t } = useTranslation('practice');
  const [level, setLevel] = useState<PracticeLevel>(DEFAULT_LEVEL);
  const [seed] = useState(pickSeed);
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { xs: 2, sm: 3 } }}>
      <Box component="h2" id="practice-level" sx={{ ...letters[28], m: 0, fontWeight: 600 }}>
        {t('first.question')}
      </Box>
      <Box component="p" sx={{ ...letters[16], m: 0, pt: '4px', pb: 2, color: 'var(--ink-2)' }}>
        {t('first.hint')}
      </Box>
      <Box role="radiogroup" aria-labelledby="practice-level">
        {practiceLevels.map((each) => (
          <Box component="label" key={each} sx={rowStyle}>
            <input
              type="radio"
              name="level"
              checked={each === level}
              onChange={() => setLevel(each)}
              aria-label={each}
            />
            <LevelChip level={each} />
            <span lang="et">{t(`first.sentences.${each}`)}</span>
          </Box>
        ))}
      </Box>
      <Box sx={pinnedStyle}>
        <Button variant="contained" component={Link} to={writeToday(level, seed)}>
          {t('first.start')}
        </Button>
      </Box>
      <Box sx={headStyle}>
        <Typography variant="h2">{t('first.topics')}</Typography>
      </Box>
      <Box component="ul" sx={{ ...gridStyle, '& a': { ...gridStyle['& a'], fontWeight: 500 } }}>
        {practiceTopics.map((topic) => (
          <li key={topic}>
            <Link to={`?topic=${topic}&level=${level}`}>{t(`topics.${topic}.name`)}</Link>
          </li>
        ))}
      </Box>
      <Box component="p" sx={{ ...smallStyle, m: 0, pt: 3 }}>
        {t('first.account')} {t('kept.where')}
      </Box>
    </Box>
  );
}

/** What to practise: the ten of the day, a topic, a short text; on the first visit the level. */
function PracticeHome() {
  const { t } = useTranslation('practice');
  const practice = useKeptValue(keptPractice);
  const { level } = practice;
  const day = nameDay(new Date());
  const language = useLanguage();
  const client = useQueryClient();
  // What a press on the button would wait for.
  useEffect(() => {
    loadStock(listPlanTopics(planToday(practice, day)), language, client).catch(() => undefined);
  }, [practice, day, language, client]);
  const query = (
    <>
      <Typography variant="h1">{t('title')}</Typography>
      {level !== null && (
        <Pills
          label={t('home.level')}
          options={practiceLevels}
          chosen={level}
          isInBar
          onChoose={keepLevel}
          show={(each) => <LevelChip level={each} />}
        />
      )}
    </>
  );
  return (
    <ToolBarFrame renderBar={(bar) => bar({ query })}>
      {level === null ? (
        <FirstVisit />
      ) : (
        <Box sx={{ maxWidth: 920, mx: 'auto', pt: { xs: 2, sm: 3 } }}>
          <TodayCard {...{ practice, day }} />
          <TopicList {...{ practice, day }} />
          <TextList level={level} />
          <KeptNote />
        </Box>
      )}
    </ToolBarFrame>
  );
}

/** Exercises on the screen; the address says which, so that it can be handed on. */
export function PracticePage({ renderSheet }: { readonly renderSheet: RenderSheet }) {
  const [parameters, setParameters] = useSearchParams();
  const { level } = useKeptValue(keptPractice);
  const asked = readExercise(parameters, level ?? DEFAULT_LEVEL);
  // An address without a number leaves the items to chance; from here on it names them.
  if (asked?.seed === null)
    return <Navigate to={{ search: writeExercise({ ...asked, seed: pickSeed() }) }} replace />;
  return (
    <PageContent>
      <Box sx={{ mt: '-24px', '@media print': { m: 0 } }}>
        {asked === null ? (
          <PracticeHome />
        ) : (
          <ExercisePage
            key={writeExercise({ ...asked, seed: asked.seed })}
            exercise={{ ...asked, seed: asked.seed }}
            onLeave={() => setParameters('')}
            onNew={() => setParameters(writeExercise({ ...asked, seed: pickSeed() }))}
            renderSheet={renderSheet}
          />
        )}
      </Box>
    </PageContent>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr)',
  ...{ gap: 1.5, alignItems: 'center', minHeight: 52, py: 1, px: 1.5, mx: '-12px', cursor: 'pointer' },
  borderTop: '1px solid var(--grid)',
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  ...letters[20],
  fontFamily: families.serif,
  '&:first-of-type': { borderTopColor: 'transparent' },
  '&:hover': { bgcolor: 'var(--hover)' },
  '&:has(:checked)': { bgcolor: 'var(--sunken)' },
  '& abbr': { fontFamily: families.sans },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--ink)' },
} as const;

const cutStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const nameStyle = { ...letters[16], ...cutStyle, fontWeight: 600 } as const;
const nowStyle = { color: 'var(--ink)', fontWeight: 600 } as const;
const exampleStyle = {
  ...letters[16],
  ...cutStyle,
  display: 'block',
  fontFamily: families.serif,
  color: 'var(--ink-2)',
  pb: 1,
} as const;

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 5,
  rowGap: '4px',
  alignItems: 'center',
} as const;
const startStyle = {
  gridRow: { sm: '1 / 3' },
  gridColumn: { sm: 2 },
  minHeight: { xs: 48, sm: 44 },
  mt: { xs: 2, sm: 0 },
  px: 3,
  ...letters[16],
} as const;
const namesStyle = {
  ...smallStyle,
  color: 'var(--ink-2)',
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: `repeat(${DEFAULT_PRACTICE_ITEMS}, 1fr)`,
  columnGap: '4px',
  pt: '4px',
} as const;
