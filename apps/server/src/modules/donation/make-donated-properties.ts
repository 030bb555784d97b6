import {
  ARTICLE_TYPE,
  DEFAULT_DONATION_KIND,
  findAgeGroup,
  findDonatedType,
  OTHER_COUNTRY,
} from '@keelerada/contract/texts/donation-choices';
import type { DonationForm } from '@keelerada/contract/texts/donation';
import { ACADEMIC_SUBCORPUS } from '@keelerada/contract/texts/enumerations';
import type { TextProperty } from '../../corpus/store/corpus-text';
import {
  ESTONIAN,
  LANGUAGE_PROPERTY,
  RUSSIAN,
  SUBCORPUS_PROPERTY,
  TITLE_PROPERTY,
} from '../../corpus/store/property-names';

/** Properties of the corpus for the fields of a donation. Fields of the other kind of text are left out. */
export function makeDonatedProperties(form: DonationForm): TextProperty[] {
  const isAcademic = (form.liik ?? DEFAULT_DONATION_KIND) === DEFAULT_DONATION_KIND;
  const values: Record<string, unknown> = {
    [TITLE_PROPERTY]: form.pealkiri,
    kirjeldus: form.kirjeldus,
    ...describeType(isAcademic ? form.akadAlamliik : form.mitteakadAlamliik, isAcademic),
    ...(isAcademic ? describeStudies(form) : { haridus: form.autoriHaridus }),
    ...describeMaterials(form),
    ...describeAge(form.autoriVanus),
    sugu: form.autoriSugu,
    emakeel: splitList(form.autoriEmakeel?.toLowerCase()),
    muudkeeled: splitList(form.autoriMuudKeeled?.toLowerCase()),
    riik: form.autoriElukohariik === OTHER_COUNTRY ? form.elukohariikMuu : form.autoriElukohariik,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => ({ name, value: String(each) })),
  );
}

function describeType(code: string | undefined, isAcademic: boolean): Record<string, unknown> {
  const found = code === undefined ? null : findDonatedType(code);
  const subcorpus = found?.subcorpus ?? (isAcademic ? ACADEMIC_SUBCORPUS : undefined);
  return {
    [SUBCORPUS_PROPERTY]: subcorpus,
    tekstityyp: found?.type,
    [LANGUAGE_PROPERTY]: /^k[13]vene_/u.test(found?.type ?? '') ? RUSSIAN : ESTONIAN,
  };
}

function describeStudies(form: DonationForm): Record<string, unknown> {
  const isArticle = form.akadAlamliik === ARTICLE_TYPE;
  return {
    valdkond: form.autoriValdkond,
    oppeaste: form.autoriOppeaste,
    teaduskraad: form.autoriTeaduskraad,
    ...(isArticle && {
      artikkel_valjaanne: form.artikkelValjaanne,
      artikkel_aasta: form.artikkelAasta,
      artikkel_number: form.artikkelNumber,
      artikkel_lehekyljed: form.artikkelLehekyljed,
    }),
  };
}

function describeMaterials(form: DonationForm): Record<string, unknown> {
  if (form.oppematerjal === undefined) return {};
  if (!form.oppematerjal) return { abivahendid: 'ei' };
  const materials = form.akadOppematerjal ?? [];
  return {
    abivahendid: 'jah',
    akad_oppematerjal: materials,
    akad_oppematerjal_muu: materials.includes('muu') ? form.akadOppematerjalMuu : undefined,
  };
}

function describeAge(age: DonationForm['autoriVanus']): Record<string, unknown> {
  if (age === undefined) return {};
  if (typeof age === 'string') return { vanusevahemik: age };
  return { vanus: age, vanusevahemik: findAgeGroup(age) };
}

function splitList(list = ''): string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
