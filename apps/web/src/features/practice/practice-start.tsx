import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  MAX_PRACTICE_ITEMS,
  practiceKinds,
  practiceLevels,
  practiceTopics,
  type PracticeKind,
  type PracticeTopic,
} from '@keelerada/contract/practice-choices';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readErrorLog } from '../../shared/error-log/error-log';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { SelectField } from '../../shared/ui/select-field';
import { KeptProgress } from './kept-progress';
import { listOwnTopics, type PracticeChoice } from './practice-choice';
import { pinnedStyle } from './practice-style';

const counts = [5, 10, 20, MAX_PRACTICE_ITEMS];
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
  const [isOwn, setIsOwn] = useState(last.topics.length > 1);
  const topics: readonly (PracticeTopic | typeof OWN)[] = [
    ...practiceTopics,
    ...(ownTopics.length > 0 ? ([OWN] as const) : []),
  ];
  const usesOwn = isOwn && ownTopics.length > 0;
  const [topic = 'partitive'] = choice.topics;
  const chosen = usesOwn ? OWN : topic;
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart({ ...choice, topics: usesOwn ? ownTopics : [topic] });
  };
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: 2 }}>
      <Box component="form" aria-label={t('start.form')} onSubmit={start} sx={formStyle}>
        <Typography sx={{ color: 'var(--ink-2)' }}>{t('start.explanation')}</Typography>
        <Pills
          label={t('start.topic')}
          options={topics}
          chosen={chosen}
          wraps
          onChoose={(next) => {
            setIsOwn(next === OWN);
            if (next !== OWN) setChoice({ ...choice, topics: [next] });
          }}
          show={(each) => t(each === OWN ? 'start.own' : `topics.${each}.name`)}
        />
        <Typography sx={{ color: 'var(--ink-2)', mt: '-8px' }}>
          {usesOwn
            ? t('start.own_topics', { topics: ownTopics.map((each) => t(`topics.${each}.name`)).join(', ') })
            : t(`topics.${topic}.rule`)}
        </Typography>
        <Pills
          label={t('start.level')}
          options={practiceLevels}
          chosen={choice.level}
          wraps
          onChoose={(level) => setChoice({ ...choice, level })}
          show={(level) => <LevelChip level={level} />}
        />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 160px', maxWidth: 320 } }}
        >
          <SelectField
            label={t('start.kind')}
            value={choice.kind ?? ALL_KINDS}
            options={[ALL_KINDS, ...practiceKinds] as const}
            nameOption={(kind) => t(kind === ALL_KINDS ? 'start.all_kinds' : `kinds.${kind}`)}
            onChange={(kind: PracticeKind | typeof ALL_KINDS) =>
              setChoice({ ...choice, kind: kind === ALL_KINDS ? null : kind })
            }
          />
          <SelectField
            label={t('start.count')}
            value={choice.count}
            options={[...new Set([...counts, choice.count])].sort((one, other) => one - other)}
            nameOption={(count) => count}
            onChange={(count) => setChoice({ ...choice, count })}
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
