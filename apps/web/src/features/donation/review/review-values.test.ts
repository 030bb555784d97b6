import { expect, it } from 'vitest';
import { changeReviewField, findReviewFaults, readReviewValues, writeReviewValues } from './review-values';

const property = (propertyName: string, propertyValue: string) => ({ propertyName, propertyValue });
const properties = [
  property('title', 'A = B, C'),
  property('korpus', 'cFOoRQekA'),
  property('emakeel', 'vene'),
  property('emakeel', 'eesti'),
  property('failinimi', 'kiri,1.txt'),
];

it('reads fields and writes the same properties again', () => {
  const values = readReviewValues(properties);
  expect(values.fields).toEqual({ title: 'A = B, C', korpus: 'cFOoRQekA', emakeel: 'vene, eesti' });
  expect(writeReviewValues(values)).toEqual(properties);
});

it('keeps a second value of a field that holds one', () => {
  const two = [property('title', 'A'), property('title', 'B')];
  expect(writeReviewValues(readReviewValues(two))).toEqual(two);
});

it('leaves empty fields out and takes lists apart at commas', () => {
  const values = {
    fields: { title: ' A ', emakeel: 'vene,  soome,', sugu: '' },
    others: [property('x', ' ')],
  };
  expect(writeReviewValues(values)).toEqual([
    property('title', 'A'),
    property('emakeel', 'vene'),
    property('emakeel', 'soome'),
  ]);
});

it('sets the age group with the age, and the subcorpus with the type', () => {
  const empty = readReviewValues([]);
  expect(changeReviewField(empty, 'vanus', '19').fields['vanusevahemik']).toBe('kuni26');
  expect(changeReviewField(empty, 'vanus', '190').fields['vanusevahemik']).toBeUndefined();
  const letter = changeReviewField(empty, 'tekstityyp', 'k2eesti_kiri_isiklik');
  expect(letter.fields['korpus']).toBe('cFOoRQekA');
  expect(changeReviewField(letter, 'korpus', 'cYDRkpymb').fields['tekstityyp']).toBe('');
});

it('names what keeps a text from being accepted, in the order of the screen', () => {
  const values = readReviewValues([
    property('vanus', '200'),
    property('aasta', '2020'),
    property('korpus', 'x'),
  ]);
  expect(Object.entries(findReviewFaults(values))).toEqual([
    ['title', 'mandatory'],
    ['korpus', 'no_subcorpus'],
    ['vanus', 'invalid'],
  ]);
  expect(findReviewFaults(readReviewValues(properties))).toEqual({});
});

it('another country without its name is left out', () => {
  expect(writeReviewValues({ fields: { riik: 'muu' }, others: [] })).toEqual([]);
});
