import type { Assessment } from '@keelerada/assessment/assess-text';
import { rateErrors } from '@keelerada/assessment/errors/usual-errors';
import type { CorrectorResponse, Fragment } from '@keelerada/contract/corrector/corrector';
import { findErrorFamily, isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { openUsualErrors } from '../../../corpus/assessment/assessment-models';
import type { CorrectionKinds } from '@keelerada/corrector/pipeline/correct-part';

const DECIMALS = 2;

/** Sure corrections of a text by kind, for 100 words, beside what is usual at each level. */
export async function rateFoundErrors(
  fragments: readonly Fragment[],
  { estonianWords }: Pick<Assessment, 'estonianWords'>,
  kinds: CorrectionKinds,
): Promise<CorrectorResponse['errorRates']> {
  const usual = await openUsualErrors();
  const found = fragments.flatMap((fragment) =>
    fragment.corrected && fragment.tier === 'sure' && isErrorType(fragment.correction_type)
      ? [findErrorFamily(fragment.correction_type).name]
      : [],
  );
  const rates = rateErrors(found, estonianWords, kinds === 'spelling' ? usual.spellingKinds : usual.kinds);
  return rates.map(({ kind, count, rate, means }) => ({
    kind,
    count,
    rate: Number(rate.toFixed(DECIMALS)),
    usual: means.map((mean) => Number(mean.toFixed(DECIMALS))),
  }));
}
