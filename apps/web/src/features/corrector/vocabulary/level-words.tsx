import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { wordLevels } from '@keelerada/contract/fields/choices';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import {
  FREQUENT_LEMMAS,
  proficiencyLevels,
  type ProficiencyLevel,
} from '@keelerada/contract/corrector/corrector-choices';
import { FEW_TEXTS } from '@keelerada/contract/fields/limits';
import type { WordLevelsResponse } from '@keelerada/contract/corrector/word-levels';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import { Segments } from '../../../shared/ui/segments';
import { PlainTable } from '../../../shared/ui/plain-table';
import { makeWordPagePath } from '../../../shared/word-search/word-links';
import { useWordLevels } from '../../../shared/levels/word-levels.queries';

type LevelledWord = WordLevelsResponse['sonad'][number];

interface WordTableProps {
  readonly words: readonly LevelledWord[];
  readonly frequent: ReadonlySet<string>;
  readonly texts: WordLevelsResponse['tasemed'];
}

/** Words with their level, the texts of each level that use them, and how frequent they are. */
function WordTable({ words, frequent, texts }: WordTableProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  return (
    <Box sx={scrollStyle}>
      <PlainTable
        label={t('vocabulary.levels.table')}
        columns={[
          { title: t('vocabulary.levels.word') },
          { title: t('vocabulary.levels.level') },
          ...texts.map(({ tase }) => ({ title: tase, kind: 'number' as const })),
          { title: t('vocabulary.levels.frequency') },
        ]}
        rows={words.map(({ algvorm, tase, tekstid }) => ({
          key: algvorm,
          cells: [
            <Link component={RouterLink} to={makeWordPagePath(algvorm)} color="inherit" lang="et">
              {algvorm}
            </Link>,
            tase === null ? '–' : <LevelChip level={tase} />,
            ...tekstid.map((count) => formatNumber(count)),
            frequent.has(algvorm)
              ? t('vocabulary.levels.frequent', { last: formatNumber(FREQUENT_LEMMAS) })
              : t('vocabulary.levels.rare'),
          ],
        }))}
      />
    </Box>
  );
}

/** What the levels rest on. */
function Source({ tasemed: texts, allikas: list }: WordLevelsResponse) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const figures = texts.map(({ tase, texts: count }) => `${tase} ${formatNumber(count)}`).join(', ');
  const least = texts.map(({ piir }) => formatNumber(piir)).join(', ');
  return (
    <Typography sx={{ color: 'var(--ink-3)' }}>
      {list === null
        ? t('vocabulary.levels.counted', { figures, least })
        : t('vocabulary.levels.of_list', { list, figures, interpolation: { escapeValue: false } })}
      {list === null &&
        texts.some(({ texts: count }) => count < FEW_TEXTS) &&
        ` ${t('vocabulary.levels.few')}`}
    </Typography>
  );
}

/** The words of the text that learners use only above a level: that of the text, unless another is chosen. */
export function LevelWords({ response }: { readonly response: CorrectorResponse }) {
  const { t } = useTranslation('corrector');
  const { vocabulary, keeletase } = response;
  const answer = useWordLevels(useMemo(() => vocabulary.map(({ lemma }) => lemma), [vocabulary]));
  const own = Array.isArray(keeletase) ? undefined : keeletase.mixed?.level;
  const [chosen, setChosen] = useState<ProficiencyLevel | null>(null);
  if (answer === undefined) return null;
  // Above the highest level there is nothing.
  const level = chosen ?? (own === 'C1' ? 'B2' : (own ?? 'B1'));
  const least = wordLevels.indexOf(level);
  const above = answer.sonad
    .filter(({ tase }) => tase !== null && wordLevels.indexOf(tase) > least)
    .toSorted((one, other) => wordLevels.indexOf(other.tase!) - wordLevels.indexOf(one.tase!));
  const unknown = answer.sonad.filter(({ tase }) => tase === null);
  const frequent = new Set(vocabulary.filter(({ isFrequent }) => isFrequent).map(({ lemma }) => lemma));
  return (
    <Box component="section" aria-label={t('vocabulary.levels.title')} sx={sectionStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status" sx={{ ...letters[20], fontWeight: 600, flex: 1 }}>
          {t('vocabulary.levels.above', { count: above.length, level })}
        </Typography>
        <Segments
          label={t('vocabulary.levels.choose')}
          options={proficiencyLevels.slice(0, -1)}
          value={level}
          onChange={setChosen}
        />
      </Box>
      {above.length > 0 && <WordTable words={above} frequent={frequent} texts={answer.tasemed} />}
      {unknown.length > 0 && (
        <Typography>
          {t('vocabulary.levels.unknown', { count: unknown.length })}{' '}
          <span lang="et">{unknown.map(({ algvorm }) => algvorm).join(', ')}</span>
        </Typography>
      )}
      <Source {...answer} />
    </Box>
  );
}

const sectionStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 };
const scrollStyle = {
  overflow: 'auto',
  maxHeight: 400,
  '& tbody th': { fontFamily: 'var(--serif)' },
} as const;
