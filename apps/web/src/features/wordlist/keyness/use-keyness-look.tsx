import type { KeynessRequest, KeynessResponse } from '@keelerada/contract/tools/keyness';
import { LEAST_WRITTEN_P } from '@keelerada/contract/fields/limits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { sides } from '../../../shared/comparison/paired-rows';
import type { PairedLook } from '../../../shared/comparison/use-paired-columns';
import { useSides } from '../../../shared/comparison/use-sides';
import { useTextsHash } from '../../../shared/result-link/use-texts-hash';
import type { NumberColumn, ResultColumn } from '../../../shared/ui/result-table/result-column';
import { WordLink } from '../../../shared/word-menu/word-link';
import { chooseRateWords, type KeywordPair } from './pair-keywords';

const TEXTS_PX = 56;
const P_PX = 72;
/** A word so frequent is told to lie mostly in one text. */
const LEAST_TOLD = 10;

/** How the words of two selections are written, with the measures that tell them apart. */
export function useKeynessLook(
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
