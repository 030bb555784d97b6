import {
  errorCodes,
  errorCodeTexts,
  errorRules,
  nameErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { ERROR_TYPE_CASES } from '@keelerada/corrector/error-types/testing/error-type-cases';
import { typeCorrections } from '@keelerada/corrector/error-types/type-corrections';
import { readMessage } from '@keelerada/corrector/messages/messages';
import { ALL_RULES } from '@keelerada/corrector/rules/rule-table';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { describe, expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { threadForTest } from '../../platform/compute/testing/thread-for-test';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** The type of a sentence that becomes another one, found with the product's own annotator and analyser. */
async function typeChange(text: string, right: string) {
  const [annotation] = await annotateTask.run([{ text }], threadForTest);
  const correction: Correction = {
    ...{ start: 0, end: text.length, original: text, replacements: [right] },
    ...{ type: 'multipleErrors', tier: 'sure', score: 1, reason: { kind: 'unknown-word' } },
  };
  const annotated = decodeAnnotation(annotation!.bytes);
  const [typed] = typeCorrections(
    { text, annotation: annotated, corrections: [correction] },
    await openMorphology(),
  );
  return typed!;
}

describe('types of errors', { timeout: 60_000 }, () => {
  it('have names, those of several kinds at once too', () => {
    expect(errorCodeTexts.map(({ code }) => code)).toEqual(errorCodes.slice(0, errorCodeTexts.length));
    expect(nameErrorCode('R:WS:NOM:FORM:SPELL', 'et')).toBe('Kokku ja lahku + käändevorm + õigekiri');
  });

  it('name every rule of the corrector as the corrector does', () => {
    const named = errorRules.filter(({ rule }) => rule !== 'noun-government');
    const sort = (rules: readonly { rule: string }[]) =>
      rules.toSorted((a, b) => a.rule.localeCompare(b.rule));
    expect(sort(named.map(({ rule, name }) => ({ rule, name })))).toEqual(
      sort(
        ALL_RULES.map(({ id }) => ({
          rule: id,
          name: { et: readMessage(`${id}.name`, 'et'), en: readMessage(`${id}.name`, 'en') },
        })),
      ),
    );
  });

  it.each(ERROR_TYPE_CASES)('“%s” for “%s” is %s', async (written, right, code) => {
    expect((await typeChange(written, right)).code).toBe(code);
  });

  it.each(errorCodeTexts)('the example of $code has that code', async ({ code, example }) => {
    expect((await typeChange(example.written, example.corrected)).code).toBe(code);
  });

  it('names a wrong form inside a move of words', async () => {
    const typed = await typeChange('Eile ma käisime poes.', 'Eile käisin ma poes.');
    expect(typed.code).toBe('R:WO');
    expect(typed.inside).toEqual([{ start: 2, end: 3, from: 0, to: 1, code: 'R:VERB:FORM' }]);
  });
});
