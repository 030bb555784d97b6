import type { KeynessRequest, KeynessResponse } from '@keelerada/contract/tools/keyness';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { ComparedResult } from '../../../shared/comparison/compared-result';
import { ComparisonHead } from '../../../shared/comparison/comparison-head';
import { sides } from '../../../shared/comparison/paired-rows';
import { useFindings } from '../../../shared/comparison/use-findings';
import { useSides } from '../../../shared/comparison/use-sides';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { WordMenu } from '../../../shared/word-menu/word-menu';
import { chooseRateWords, pairKeywords } from './pair-keywords';
import { PairPicture } from './pair-picture';
import { useKeynessLook } from './use-keyness-look';

/** What log-likelihood, p and log ratio say, and what they do not; `method` is what p and intervals take as independent. */
function KeynessHelp({ method }: { readonly method: KeynessResponse['meetod'] }) {
  const { t } = useTranslation('keyness');
  const said = ['least_log_ratio', 'log_likelihood', `p.${method}`, 'log_ratio'] as const;
  const limits = [`interval.${method}`, 'dispersion', `limits.${method}`] as const;
  return (
    <Box component="details" sx={{ maxWidth: '75ch', mt: 1, '& summary': { cursor: 'pointer' } }}>
      <summary>{t('help.open')}</summary>
      {[...said, ...limits].map((key) => (
        <p key={key}>{t(`help.${key}`)}</p>
      ))}
    </Box>
  );
}

interface KeynessResultProps {
  readonly request: KeynessRequest;
  readonly answer: KeynessResponse;
}

/** How much was compared, in texts and words. */
function useSizes({ totals, vordlusTotals }: KeynessResponse) {
  const { t } = useTranslation(['keyness', 'wordlist']);
  const formatNumber = useNumberFormat();
  const names = useSides();
  const [a, b] = [totals, vordlusTotals].map(({ texts, runningWords }) =>
    t('size', {
      texts: t('wordlist:texts', { count: texts, formatted: formatNumber(texts) }),
      words: t('wordlist:running_words', { count: runningWords, formatted: formatNumber(runningWords) }),
    }),
  );
  return t('counted', { a, b, nameA: names.A.name, nameB: names.B.name });
}

/** The words that tell two selections apart, the surest first. */
export function KeynessResult({ request, answer }: KeynessResultProps) {
  const { t } = useTranslation('keyness');
  const formatNumber = useNumberFormat();
  const names = useSides();
  const { tellTypical } = useFindings();
  const rows = useMemo(() => pairKeywords(answer), [answer]);
  const small = useMemo(() => new Set(answer.stoppsonad), [answer]);
  const look = useKeynessLook(request, answer);
  const sizes = useSizes(answer);
  const { type, keepCapitalization = false } = request;
  const countTypical = (side: 'A' | 'B') =>
    rows.filter(({ difference, of }) => difference.isSure && of.omane === side).length;
  return (
    <>
      <ComparedResult
        fileName={t('file_name')}
        {...{ rows, look, totals: answer.totals, comparedTotals: answer.vordlusTotals }}
        renderRowMenu={({ of }) => (
          <WordMenu word={of.sona} {...{ type, keepCapitalization }} hasNeighbours />
        )}
        head={
          <ComparisonHead
            finding={tellTypical(rows.filter(({ key }) => !small.has(key.toLowerCase())))}
            source={sizes}
            figures={sides.map((side) => ({
              ...{ side, label: t('typical', { name: names[side].name }) },
              value: formatNumber(countTypical(side)),
            }))}
          />
        }
        note={t(`ring.${answer.meetod}`)}
        beside={<PairPicture rows={rows} unit={t(`axis.${chooseRateWords(answer)}`).toLocaleLowerCase()} />}
      />
      <KeynessHelp method={answer.meetod} />
    </>
  );
}
