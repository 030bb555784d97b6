import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../i18n/lazy-messages';
import { startI18n } from '../i18n/start-i18n';
import { TextSelectionProvider } from '../text-selection/text-selection';
import { nameFilePart } from './name-file-part';
import { useFileName } from './use-file-name';

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 3), toFake: ['Date'] });
  localStorage.setItem('language', 'et');
  await startI18n();
  await loadLazyMessages('comparison');
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const find = (query: object, unchosenIds: readonly string[] = []) => ({
  corpusTextIds: ['a', 'b'],
  corpusSource: { query, unchosenIds },
});
function nameFile(kept: object): string {
  sessionStorage.setItem('chosen-texts', JSON.stringify(kept));
  return renderHook(useFileName, { wrapper: TextSelectionProvider }).result.current('sonaloend');
}

describe('the name of a file', () => {
  it('says what it is, of which texts, and of which day', () => {
    const first = find({ corpuses: ['clWmOIrLa'], level: ['B1'] });
    expect(nameFile(first)).toMatch(/^sonaloend-B1-Eesti-keel.*-2026-11-03$/u);
    const second = find({ corpuses: [], level: ['C1'] });
    expect(nameFile({ ...find({ corpuses: [], level: ['B1'] }), compared: second })).toBe(
      'sonaloend-B1-C1-2026-11-03',
    );
    expect(nameFile({})).toBe('sonaloend-2026-11-03');
  });

  it('has no signs that a file system refuses', () => {
    expect(nameFilePart(' C1 · üle 800/"õ" ')).toBe('C1-ule-800-o');
    expect(nameFilePart('a'.repeat(99))).toHaveLength(40);
  });
});
