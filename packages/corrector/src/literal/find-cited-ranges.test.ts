import { expect, it } from 'vitest';
import { findCitedRanges } from './find-cited-ranges';

const read = (text: string) => findCitedRanges(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['a line of references', 'Kaivapalu, Annekatrin 2010. Metalingvistiline teadlikkus.'],
  ['several authors', 'Bonsor, K., & Chandler, N. (2018, November 9). How it works.'],
])('leaves %s alone', (_, line) => {
  expect(read(`Nii kirjutas ta.\n${line}\nNii on.`)).toContain(line);
});

it('leaves alone all that follows the heading of a list of references, up to an appendix', () => {
  const list = 'Kasutatud kirjandus\nEesti keele käsiraamat 2020.\nVeel üks rida.';
  expect(read(`Tekst.\n${list}\nLisa 1\nKüsimused.`)).toContain(list);
});

it.each([
  ['Õppija kirjutas *tulesin ja **oluline** sõna.', ['*tulesin']],
  ['Lahuse pH ja iPrBM kogus.', ['pH', 'iPrBM']],
  ['Pärm Saccharomyces spp. ja S. uvarum kasvasid.', ['Saccharomyces spp.', 'S. uvarum']],
  ['Vorm „majasse“ ja tüvi "maja-", sõna „korpuss” mitte.', ['„majasse“', '"maja-"']],
  ['Nimega fast moving by the feet of men; see on oluline.', ['Nimega fast moving by the feet of men']],
])('%s: finds what is cited', (text, cited) => {
  expect(read(text)).toEqual(cited);
});

it('leaves quotations, headings and tables alone in a scholarly text only', () => {
  const body = 'Sõna „korpuss” on vana.\nTulemuste arutelu\nrühm 12 14 18 keskmine ja kokku mitu sõna\n';
  expect(read(body)).toEqual([]);
  const forms = 'Sõnad läheb, lähevad ja läks on ühe verbi vormid.';
  expect(read(forms)).toEqual([]);
  const sources = 'Nii (Kask 2001: 5), nii (Tamm 1998) ja nii (Pukk jt, 2004).';
  expect(read(`${body}${forms} ${sources}`)).toEqual([
    '„korpuss”',
    'läheb, lähevad ja läks',
    'Tulemuste arutelu',
    'rühm 12 14 18 keskmine ja kokku mitu sõna',
  ]);
});

it.each([
  'Tallinnas, Eestis toimus 2010 suur pidu.',
  'Ma elan Tartus.\nMinu sõber on Mari.',
  'Tere, Mari!',
  'Kirjandus\nMulle meeldib lugeda.\nMa loen palju.',
  'Ma käin koolis.\nKirjandus\nMulle meeldib see tund.',
  'Ma käin kOolis.',
])('%s: leaves nothing out of a usual text', (text) => {
  expect(read(text)).toEqual([]);
});
