import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  MAX_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
  type PracticeKind,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { readErrorLog } from '../../shared/error-log/error-log';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { SelectField } from '../../shared/ui/select-field';
import { KeptProgress } from './kept-progress';
import { listKinds, listOwnTopics, type PracticeChoice } from './practice-choice';
import { pinnedStyle } from './practice-style';

const COUNTS = [5, 10, 20, MAX_PRACTICE_ITEMS];
const OWN = 'own';
const ALL_KINDS = 'all';

interface PracticeStartProps {
  /** What was practised last, or what most begin with. */
  readonly last: PracticeChoice;
  readonly onStart: (choice: PracticeChoice) => void;
}

/** What to practise, at which level and how much; all of it is chosen already. */
export function PracticeStart({ last, onStart }: PracticeStartProps) {
  const { t } = useTranslation('practice');
  const [ownTopics] = useState(() => listOwnTopics(readErrorLog()));
  const [choice, setChoice] = useState(last);
  const { topics, level, kind, count } = choice;
  const [topic] = topics;
  const isOwn = topics.length > 1 || topic === undefined;
  const nameTopics = (each: readonly PracticeTopic[]) =>
    each.map((one) => t(`topics.${one}.name`)).join(', ');
  const chooseTopic = (next: PracticeTopic | typeof OWN) =>
    setChoice({ ...choice, topics: next === OWN ? ownTopics : [next], kind: null });
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(choice);
  };
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: 2 }}>
      <Box component="form" aria-label={t('start.form')} onSubmit={start} sx={formStyle}>
        <Typography sx={{ color: 'var(--ink-2)' }}>
          {t('start.explanation')}{' '}
          <Link component={RouterLink} to="/corrector/write" sx={{ color: 'inherit' }}>
            {t('start.write')}
          </Link>
        </Typography>
        <Pills
          label={t('start.topic')}
          options={ownTopics.length > 0 || isOwn ? [...practiceTopics, OWN] : practiceTopics}
          chosen={isOwn ? OWN : topic}
          wraps
          onChoose={chooseTopic}
          show={(each) => (each === OWN ? t('start.own') : nameTopics([each]))}
        />
        <Typography sx={{ color: 'var(--ink-2)', mt: '-8px' }}>
          {isOwn ? t('start.own_topics', { topics: nameTopics(topics) }) : t(`topics.${topic}.rule`)}
        </Typography>
        <Pills
          label={t('start.level')}
          options={practiceLevels}
          chosen={level}
          onChoose={(next) => setChoice({ ...choice, level: next })}
          show={(each) => <LevelChip level={each} />}
        />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 140px', maxWidth: 320 } }}
        >
          <SelectField<PracticeKind | typeof ALL_KINDS>
            label={t('start.kind')}
            value={kind ?? ALL_KINDS}
            options={[ALL_KINDS, ...listKinds(choice)]}
            nameOption={(each) => t(each === ALL_KINDS ? 'start.all_kinds' : `kinds.${each}`)}
            onChange={(next) => setChoice({ ...choice, kind: next === ALL_KINDS ? null : next })}
          />
          <SelectField
            label={t('start.count')}
            value={count}
            options={[...new Set([...COUNTS, count])].sort((one, other) => one - other)}
            nameOption={(each) => each}
            onChange={(next) => setChoice({ ...choice, count: next })}
          />
        </Box>
        <Box sx={pinnedStyle}>
          <Button type="submit" variant="contained">
            {t('start.start')}
          </Button>
        </Box>
      </Box>
      <KeptProgress />
    </Box>
  );
}

const formStyle = { display: 'flex', flexDirection: 'column', gap: 2.5 } as const;
