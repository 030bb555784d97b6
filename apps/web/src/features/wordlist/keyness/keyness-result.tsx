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
import { chooseRateWords, pairKeywords, type KeywordPair } from './pair-keywords';
import { PairPicture } from './pair-picture';
import { LEAST_WRITTEN_P } from '@keelerada/contract/fields/limits';
import type { PairedLook } from '../../../shared/comparison/use-paired-columns';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import type { NumberColumn, ResultColumn } from '../../../shared/ui/result-table/result-column';
import { WordLink } from '../../../shared/word-menu/word-link';

const TEXTS_PX = 56;
const P_PX = 72;
/** A word so frequent is told to lie mostly in one text. */
const LEAST_TOLD = 10;

/** How the words of two selections are written, with the measures that tell them apart. */
function useKeynessLook(
  { type, keepCapitalization = false }: Pick<KeynessRequest, 'type' | 'keepCapitalization'>,
  answer: KeynessResponse,
): PairedLook<KeywordPair> {
  const { t } = useTranslation('keyness');
  const textsHash = useTextsHash();
  const formatNumber = useNumberFormat();
  const named = useSides();
  const [nameA, nameB] = [named.A.name, named.B.name];
  return useMemo(() => {
    const names = { A: nameA, B: nameB };
    const number = (
      id: string,
      heading: string,
      readNumber: (row: KeywordPair) => number,
      more: Partial<NumberColumn<KeywordPair>> = { isHidden: true },
    ): NumberColumn<KeywordPair> => ({ id, kind: 'number', heading, readNumber, fractionDigits: 2, ...more });
    const more: readonly ResultColumn<KeywordPair>[] = [
      ...sides.map((side) =>
        number(`texts${side}`, t('columns.texts', { name: names[side] }), ({ of }) => of[`tekstid${side}`], {
          ...{ fractionDigits: 0, widthPx: TEXTS_PX },
        }),
      ),
      number('p', t('columns.p'), ({ of }) => of.pParandatud, {
        ...{ fractionDigits: 4, shownDigits: 3, widthPx: P_PX },
        writeNumber: (p) => (p < LEAST_WRITTEN_P ? t('p_small') : undefined),
      }),
      number('logLikelihood', t('columns.log_likelihood'), ({ of }) => of.logToepara),
      ...sides.map((side) =>
        number(
          `dispersion${side}`,
          t('columns.dispersion', { name: names[side] }),
          ({ of }) => of[`hajuvus${side}`] ?? NaN,
        ),
      ),
      {
        ...{ id: 'typical', kind: 'text', heading: t('columns.typical'), filter: 'choice', isHidden: true },
        readText: ({ of }) => (of.omane === null ? t('equal') : names[of.omane]),
      },
    ];
    return {
      ...{ heading: t('columns.word'), isEstonian: true, more },
      axis: t(`axis.${chooseRateWords(answer)}`),
      difference: t('columns.log_ratio'),
      writeDifference: ({ of }) => {
        const only = of.sagedusB === 0 ? 'A' : of.sagedusA === 0 ? 'B' : null;
        return only === null ? undefined : t('only', { name: names[only] });
      },
      noteName: ({ of: { enimTekstis: most = 0, tekstidA, tekstidB }, counts }) => {
        const all = counts.A + counts.B;
        if (answer.meetod === 'WORDS') return undefined;
        if (tekstidA + tekstidB === 1) return t('one_text');
        const isMostly = all >= LEAST_TOLD && 2 * most > all;
        return isMostly
          ? t('mostly_one_text', { most: formatNumber(most), all: formatNumber(all) })
          : undefined;
      },
      renderName: (word) => (
        <WordLink text={word} search={{ word, type, keepCapitalization }} textsHash={textsHash} />
      ),
    };
  }, [t, answer, nameA, nameB, type, keepCapitalization, textsHash, formatNumber]);
}

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
  const names = useSides();
  const [a, b] = [totals, vordlusTotals].map(({ texts, runningWords }) =>
    t('size', {
      texts: t('wordlist:texts', { count: texts }),
      words: t('wordlist:running_words', { count: runningWords }),
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
