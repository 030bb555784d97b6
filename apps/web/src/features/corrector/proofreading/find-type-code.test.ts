import { errorFamilies } from '@keelerada/contract/corrector/corrector-choices';
import { expect, it } from 'vitest';
import { findCodeFamily } from '../../../shared/error-marks/error-look';
import { findTypeCode } from './find-type-code';

it('finds a kind of error in the same look for each type, but for several errors and the order of marks', () => {
  const types = errorFamilies.flatMap(({ name, types: own }) => own.map((type) => [name, type] as const));
  const found = types.map(([family, type]) => [family, type, findTypeCode(type)] as const);
  for (const [family, type, code] of found)
    if (code !== null) expect(findCodeFamily(code), type).toBe(family);
  expect(found.filter(([, , code]) => code === null).map(([, type]) => type)).toEqual([
    'punctuationOrder',
    'multipleErrors',
  ]);
  expect(findTypeCode('caseError+spellingError')).toBe('R:NOM:FORM');
  expect(findTypeCode('unknownWord')).toBeNull();
});
