import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compareMarkRates, rateMarks } from '@keelerada/corpus-engine/distribution/rate-marks';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import { useListFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { PairedBars, pairedInks, PlainTable } from '../../../shared/ui/plain-table';
import { findLevelPlace } from '../level/find-level-place';
import { LevelScale } from '../level/level-scale';
import { countFamilies, type ComparedDrafts } from './compare-drafts';
import type { Draft, DraftLevel } from './kept-drafts';
import { readFamily } from '../analysis/corrections';
import { Figures } from '../../../shared/ui/finding';

interface BothDrafts {
  readonly drafts: readonly [old: Draft, own: Draft];
  /** Number of the newer one. */
  readonly number: number;
}

const countMarks = ({ corrections, words }: Draft) => ({ marks: corrections.length, words });

/** How many places became better, and what is left, in a sentence. */
export function useFinding({ places, added }: ComparedDrafts): string {
  const { t } = useTranslation('corrector');
  const list = useListFormat();
  const total = places.length;
  const better = places.filter(({ state }) => state === 'better').length;
  const left = places.filter(({ state }) => state === 'left').map(({ correction }) => correction);
  const families = [...new Set([...left, ...added].map(readFamily))];
  const kinds = list(families.map((family) => t(`families.${family}`).toLocaleLowerCase('et')));
  const said = () => {
    if (total === 0) return t('drafts.finding.no_places');
    if (better === 0) return t('drafts.finding.none');
    return better === total
      ? t('drafts.finding.all', { count: total })
      : t('drafts.finding.some', { count: better, total });
  };
  return kinds === '' ? `${said()}.` : `${said()}; ${t('drafts.finding.left', { kinds })}.`;
}

/** Marks for 100 words and words of both drafts. */
export function BothFigures({ drafts: [old, own] }: Pick<BothDrafts, 'drafts'>) {
  const { t } = useTranslation('corrector');
  const [format, formatRate] = [useNumberFormat(), useNumberFormat(1)];
  const rates = [old, own].map((draft) => formatRate(rateMarks(countMarks(draft)).rate));
  const figures = [
    { name: t('drafts.rate'), value: rates.join(' → ') },
    { name: t('drafts.words'), value: [old, own].map(({ words }) => format(words)).join(' → ') },
  ];
  return <Figures figures={figures} />;
}

/** Errors by kind for 100 words of both drafts. */
function KindTable({ drafts, number }: BothDrafts) {
  const { t } = useTranslation('corrector');
  const format = useNumberFormat(1);
  const rows = countFamilies(drafts).map(({ family, counts }) => ({
    family,
    rates: counts.map((marks, place) => rateMarks({ marks, words: drafts[place]!.words }).rate),
  }));
  const most = Math.max(Number.MIN_VALUE, ...rows.flatMap(({ rates }) => rates));
  const { turn } = compareMarkRates(countMarks(drafts[0]), countMarks(drafts[1]));
  if (rows.length === 0) return <Typography>{t('proofreading.nothing')}</Typography>;
  return (
    <>
      <PlainTable
        label={t('drafts.per_100')}
        columns={[
          { title: t('drafts.per_100') },
          { title: '', kind: 'picture' },
          ...pairedInks.map((ink, place) => ({
            title: (
              <>
                <Box component="i" data-drawn aria-hidden sx={swatchStyle} style={{ backgroundColor: ink }} />
                {t('drafts.draft', { number: number - 1 + place })}
              </>
            ),
            kind: 'number' as const,
          })),
        ]}
        rows={rows.map(({ family, rates }) => ({
          key: family,
          cells: [
            <Box component="span" sx={makeErrorStyle(family)}>
              {t(`families.${family}`)}
            </Box>,
            <PairedBars values={rates} most={most} />,
            ...rates.map((rate) => format(rate)),
          ],
        }))}
      />
      <Box sx={{ ...letters[12], color: 'var(--ink-3)' }}>
        {t(turn === null ? 'drafts.unclear' : 'drafts.clear')} {t('proofreading.by_machine')}
      </Box>
    </>
  );
}

/** Where both drafts stand on the scale, and whether that is more than the estimate may be off. */
function LevelChange({ levels: [old, own] }: { readonly levels: readonly [DraftLevel, DraftLevel] }) {
  const { t } = useTranslation('corrector');
  const name = own.range === null ? own.name : t('level.range', { from: own.range[0], to: own.range[1] });
  const [before, now] = [old, own].map(({ shares }) => findLevelPlace(shares));
  const isUp = before!.middle < now!.from;
  const turn = isUp ? 'up' : before!.middle > now!.to ? 'down' : 'same';
  return (
    <div>
      <LevelScale level={name} probabilities={own.shares} range={own.range} before={before!.middle} />
      <Typography sx={{ color: 'var(--ink-2)', pt: 1 }}>
        {t(`drafts.level.${turn}`, { level: name })}
      </Typography>
    </div>
  );
}

/** The older draft and the newer one in figures: kinds of errors and level. */
export function WhatGotBetter({ drafts, number }: BothDrafts) {
  const { t } = useTranslation('corrector');
  const [old, own] = drafts;
  return (
    <Box component="section" aria-label={t('drafts.what')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h3">
        {t('drafts.what')}
      </Typography>
      <KindTable drafts={drafts} number={number} />
      {old.level !== null && own.level !== null && <LevelChange levels={[old.level, own.level]} />}
    </Box>
  );
}

const swatchStyle = { display: 'inline-block', width: 12, height: 8, mr: 0.5 } as const;
