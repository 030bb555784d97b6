/** Nominative, genitive, partitive. */
export type UnitForms = readonly [nominative: string, genitive: string, partitive: string];

/** "meetri" gives "meetrit"; genitive and partitive of "gramm" are the same. */
const inI = (nominative: string, genitive: string): UnitForms => [nominative, genitive, `${genitive}t`];
const same = (nominative: string): UnitForms => [nominative, `${nominative}i`, `${nominative}i`];
const meter = (prefix: string): UnitForms => inI(`${prefix}meeter`, `${prefix}meetri`);
const watt = (prefix: string): UnitForms => [`${prefix}vatt`, `${prefix}vati`, `${prefix}vatti`];

export const lengths: ReadonlyMap<string, UnitForms> = new Map(
  Object.entries<UnitForms>({
    km: meter('kilo'),
    m: meter(''),
    dm: meter('detsi'),
    cm: meter('senti'),
    mm: meter('milli'),
  }),
);

/** What is counted by the time of its denominator: "kilomeetrit tunnis". */
export const times: ReadonlyMap<string, UnitForms> = new Map(
  Object.entries<UnitForms>({
    h: ['tund', 'tunni', 'tundi'],
    min: inI('minut', 'minuti'),
    sek: inI('sekund', 'sekundi'),
    s: inI('sekund', 'sekundi'),
    ms: inI('millisekund', 'millisekundi'),
  }),
);

export const currencies: Readonly<Record<string, UnitForms>> = {
  '€': ['euro', 'euro', 'eurot'],
  EUR: ['euro', 'euro', 'eurot'],
  eur: ['euro', 'euro', 'eurot'],
  $: inI('dollar', 'dollari'),
  USD: inI('dollar', 'dollari'),
  '£': ['nael', 'naela', 'naela'],
  GBP: ['nael', 'naela', 'naela'],
  kr: same('kroon'),
};

export const scales: Readonly<Record<string, UnitForms>> = {
  tuh: ['tuhat', 'tuhande', 'tuhat'],
  mln: inI('miljon', 'miljoni'),
  milj: inI('miljon', 'miljoni'),
  mld: inI('miljard', 'miljardi'),
  mrd: inI('miljard', 'miljardi'),
};

export const units: ReadonlyMap<string, UnitForms> = new Map(
  Object.entries<UnitForms>({
    ...Object.fromEntries(lengths),
    ...Object.fromEntries(times),
    ...currencies,
    ...scales,
    kg: same('kilogramm'),
    g: same('gramm'),
    mg: same('milligramm'),
    t: same('tonn'),
    l: inI('liiter', 'liitri'),
    dl: inI('detsiliiter', 'detsiliitri'),
    cl: inI('sentiliiter', 'sentiliitri'),
    ml: inI('milliliiter', 'milliliitri'),
    tl: ['teelusikas', 'teelusika', 'teelusikat'],
    sl: ['supilusikas', 'supilusika', 'supilusikat'],
    ha: inI('hektar', 'hektari'),
    a: ['aasta', 'aasta', 'aastat'],
    '°C': ['kraad', 'kraadi', 'kraadi'],
    '°': ['kraad', 'kraadi', 'kraadi'],
    '%': ['protsent', 'protsendi', 'protsenti'],
    '‰': same('promill'),
    tk: ['tükk', 'tüki', 'tükki'],
    lk: ['lehekülg', 'lehekülje', 'lehekülge'],
    kWh: ['kilovatt-tund', 'kilovatt-tunni', 'kilovatt-tundi'],
    kW: watt('kilo'),
    MW: watt('mega'),
    W: watt(''),
    V: ['volt', 'voldi', 'volti'],
    Hz: same('herts'),
    kHz: same('kiloherts'),
    MHz: same('megaherts'),
    GHz: same('gigaherts'),
    dB: ['detsibell', 'detsibelli', 'detsibelli'],
    kcal: ['kilokalor', 'kilokalori', 'kilokalorit'],
    kB: ['kilobait', 'kilobaidi', 'kilobaiti'],
    MB: ['megabait', 'megabaidi', 'megabaiti'],
    GB: ['gigabait', 'gigabaidi', 'gigabaiti'],
    TB: ['terabait', 'terabaidi', 'terabaiti'],
  }),
);
