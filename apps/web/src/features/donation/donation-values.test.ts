import { expect, it } from 'vitest';
import { changeDonation, emptyDonation, findFaults, keepAuthor, readServerFaults } from './donation-values';

const academic = { ...emptyDonation, liik: 'akadeemiline' };

it('asks for other fields for each kind of text', () => {
  expect(Object.keys(findFaults(emptyDonation))).toEqual(['pealkiri', 'sisu', 'liik', 'autoriEmakeel']);
  expect(Object.keys(findFaults(academic))).toEqual([
    'pealkiri',
    'sisu',
    'autoriValdkond',
    'akadKategooria',
    'autoriEmakeel',
  ]);
  const letter = { ...emptyDonation, liik: 'mitteakadeemiline' };
  expect(Object.keys(findFaults(letter))).toEqual(['pealkiri', 'sisu', 'autoriEmakeel']);
  const article = { ...academic, akadAlamliik: 'ak_uurimus_artikkel' };
  expect(findFaults(article)).toMatchObject({ artikkelValjaanne: 'mandatory', artikkelAasta: 'mandatory' });
});

it('takes ages and years that can be', () => {
  const article = { ...academic, akadAlamliik: 'ak_uurimus_artikkel', artikkelAasta: 'eile' };
  expect(findFaults({ ...article, autoriVanus: '200' })).toMatchObject({
    artikkelAasta: 'invalid',
    autoriVanus: 'invalid',
  });
  expect(findFaults({ ...emptyDonation, autoriVanus: ' 17 ' })).not.toHaveProperty('autoriVanus');
});

it('takes the subtype away with its category', () => {
  const studies = { ...emptyDonation, akadKategooria: 'ak_erialaopingud', akadAlamliik: 'ak_eriala_essee' };
  expect(changeDonation(studies, { akadKategooria: 'ak_uurimused' }).akadAlamliik).toBe('');
  expect(changeDonation(studies, { pealkiri: 'x' }).akadAlamliik).toBe('ak_eriala_essee');
});

it('keeps the author for the next text', () => {
  const sent = { ...emptyDonation, pealkiri: 'a', kirjeldus: 'b', sisu: 'c', autoriEmakeel: 'vene' };
  expect(keepAuthor(sent)).toEqual({ ...emptyDonation, autoriEmakeel: 'vene' });
});

it("makes the server's errors marks of the fields that they name", () => {
  const error = (code: 'MandatoryField' | 'InvalidRequest' | 'LimitExceeded', field: string | null) => ({
    code,
    message: 'x',
    field,
  });
  expect(
    readServerFaults([
      error('LimitExceeded', 'pealkiri'),
      error('InvalidRequest', 'sisu'),
      error('InvalidRequest', 'autoriVanus'),
      error('MandatoryField', 'autoriEmakeel'),
    ]),
  ).toEqual({
    pealkiri: 'line_too_long',
    sisu: 'refused',
    autoriVanus: 'invalid',
    autoriEmakeel: 'mandatory',
  });
  expect(readServerFaults([error('InvalidRequest', null)])).toBeNull();
  expect(readServerFaults([error('InvalidRequest', 'akadOppematerjal.0')])).toBeNull();
  expect(readServerFaults([])).toBeNull();
});
