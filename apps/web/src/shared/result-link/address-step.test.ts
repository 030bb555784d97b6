import { describe, expect, it } from 'vitest';
import { type AddressScene, decideAddressStep } from './address-step';

const OLD = '#result=old';
const NEW = '#result=new';

const decide = (parts: Partial<AddressScene>) =>
  decideAddressStep({
    hash: OLD,
    entry: 'e1',
    isStep: false,
    isAsking: false,
    run: { id: 1, origin: 'form', hash: OLD },
    revision: 1,
    note: { hash: OLD, revision: 1, runId: 1, entry: 'e1', isComing: false },
    ...parts,
  });

describe('the address of a result', () => {
  it('is left alone while it is that of the result', () => {
    expect(decide({})).toBe('nothing');
    expect(decide({ hash: '', run: null, note: undefined })).toBe('nothing');
  });

  it('is a new entry for a new search of the form, and the same entry for one that an address asked for', () => {
    expect(decide({ run: { id: 2, origin: 'form', hash: NEW } })).toBe('push');
    expect(decide({ run: { id: 2, origin: 'link', hash: NEW } })).toBe('replace');
    expect(decide({ run: { id: 2, origin: 'restored', hash: NEW } })).toBe('replace');
  });

  it('changes a moment later when the result is looked at in another way', () => {
    expect(decide({ run: { id: 1, origin: 'form', hash: NEW } })).toBe('replace-later');
  });

  it('is written at once on a tab whose result was kept', () => {
    expect(decide({ hash: '', entry: 'e2' })).toBe('replace');
  });

  it('brings its result back: of a link, of a step back, of texts chosen before', () => {
    expect(decide({ run: null, note: undefined })).toBe('restore');
    expect(decide({ hash: NEW, entry: 'e2', isStep: true })).toBe('restore');
    expect(decide({ run: null, revision: 2 })).toBe('restore');
  });

  it('is taken up once, even if nothing comes of it', () => {
    expect(decide({ run: null })).toBe('nothing');
  });

  it('forgets the result on a step back to before the first search, not on the way to a tab', () => {
    expect(decide({ hash: '', entry: 'e0', isStep: true })).toBe('forget');
    expect(decide({ hash: '', entry: 'e1', isStep: true, run: { id: 2, origin: 'form', hash: NEW } })).toBe(
      'push',
    );
  });

  it('waits for an address that was written a moment ago, and then goes on', () => {
    const note = { hash: NEW, revision: 1, runId: 1, entry: 'e1', isComing: true };
    const run = { id: 1, origin: 'form', hash: '#result=newer' } as const;
    expect(decide({ note, run })).toBe('wait');
    expect(decide({ note, run, hash: NEW, entry: 'e2' })).toBe('replace-later');
  });

  it('waits for a search that the address asks for', () => {
    expect(decide({ hash: '', entry: 'e2', isAsking: true })).toBe('nothing');
  });
});
