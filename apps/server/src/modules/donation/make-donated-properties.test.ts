import { donationCall } from '@keelerada/contract/texts/donation';
import { expect, it } from 'vitest';
import { makeDonatedProperties } from './make-donated-properties';

const text = {
  pealkiri: 'Meri',
  sisu: 'Meri on sinine.',
  autoriValdkond: 'loodustehnika',
  akadKategooria: 'ak_uurimused',
  autoriEmakeel: 'eesti',
};
const article = {
  liik: 'akadeemiline',
  akadAlamliik: 'ak_uurimus_artikkel',
  artikkelValjaanne: 'Ajakiri',
  artikkelAasta: '2020',
  artikkelNumber: '3',
  artikkelLehekyljed: '5-9',
};
const letter = { liik: 'mitteakadeemiline', mitteakadAlamliik: 'k2eesti_kiri_isiklik' };
const CASES: readonly [string, object, string[]][] = [
  [
    'is academic where nothing is said',
    {},
    ['korpus=cwUSEqQLt', 'tekstikeel=eesti', 'valdkond=loodustehnika'],
  ],
  ['has no subcorpus without a type', { liik: 'mitteakadeemiline' }, ['tekstikeel=eesti']],
  [
    'keeps where an article appeared',
    article,
    [
      'artikkel_aasta=2020',
      'artikkel_lehekyljed=5-9',
      'artikkel_number=3',
      'artikkel_valjaanne=Ajakiri',
      'korpus=cwUSEqQLt',
      'tekstikeel=eesti',
      'tekstityyp=ak_uurimus_artikkel',
      'valdkond=loodustehnika',
    ],
  ],
  [
    'leaves out the fields of the other kind of text',
    { ...article, ...letter, autoriOppeaste: 'magistriope', autoriHaridus: 'Keskharidus' },
    ['haridus=Keskharidus', 'korpus=cFOoRQekA', 'tekstikeel=eesti', 'tekstityyp=k2eesti_kiri_isiklik'],
  ],
  [
    'tells Russian by its type',
    { ...letter, mitteakadAlamliik: 'k1vene_loovkirjutis' },
    ['korpus=cgSRJPKTr', 'tekstikeel=vene', 'tekstityyp=k1vene_loovkirjutis'],
  ],
  [
    'notes that no materials were used, and leaves out which',
    { ...letter, oppematerjal: 'false', akadOppematerjal: ['muu'], akadOppematerjalMuu: 'raamat' },
    ['abivahendid=ei', 'korpus=cFOoRQekA', 'tekstikeel=eesti', 'tekstityyp=k2eesti_kiri_isiklik'],
  ],
];

const make = (fields: object): string[] =>
  makeDonatedProperties(donationCall.body.parse({ ...text, ...fields }))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();

it.each(CASES)('a donation %s', (_what, fields, expected) => {
  expect(make(fields)).toEqual([...expected, 'emakeel=eesti', 'title=Meri'].sort());
});

it.each([
  ['18', 'kuni18'],
  ['19', 'kuni26'],
  ['26', 'kuni26'],
  ['27', 'kuni40'],
  ['40', 'kuni40'],
  ['41', '41plus'],
])('the age %s lies in the group %s', (age, group) => {
  const found = make({ autoriVanus: age }).filter((property) => property.startsWith('vanus'));
  expect(found).toEqual([`vanus=${age}`, `vanusevahemik=${group}`]);
});

it('keeps an age group, the country that was chosen and the one that was named', () => {
  expect(make({ autoriVanus: 'kuni26', autoriElukohariik: 'Soome', elukohariikMuu: 'Island' })).toEqual(
    expect.arrayContaining(['vanusevahemik=kuni26', 'riik=Soome']),
  );
  expect(make({ autoriElukohariik: 'muu', elukohariikMuu: 'Island' })).toContain('riik=Island');
});
