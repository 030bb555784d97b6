// For tests: a corpus with the properties and the spread of values of the real collection, and invented contents.
import { createHash } from 'node:crypto';
import type { CorpusText, TextProperty } from '../../../corpus/store/corpus-text';
import { readPendingTexts, saveAnnotations } from '../../../corpus/store/annotation.repository';
import { refreshStatistics } from '../../../platform/database/refresh-statistics';
import { saveTexts } from '../../../corpus/store/save-texts.repository';
import type { DatabaseConnection } from '../../../platform/database/database-connection';

const TEXTS_A_TRANSACTION = 1000;

const valuesByProperty: Record<string, readonly string[]> = {
  korpus: ['clWmOIrLa', 'cFqPphvYi', 'cFOoRQekA', 'cYDRkpymb', 'cgSRJPKTr', 'cZjHWUPtD', 'cwUSEqQLt'],
  tekstikeel: ['eesti', 'eesti', 'eesti', 'vene'],
  tekstityyp: ['k2eesti_riiklik_eksamitoo', 'ak_eriala_essee', 'k1eesti_harjutus'],
  keeletase: ['A2', 'B1', 'B2', 'C1', ''],
  valdkond: ['yhiskondjakultuur', 'loodustehnika', '', ''],
  abivahendid: ['jah', 'ei'],
  akad_oppematerjal: ['tolkesonastik', 'muu', 'Automaatkontroll', ''],
  vanusevahemik: ['kuni18', 'kuni26', 'kuni40', '41plus'],
  sugu: ['mees', 'naine', 'naine'],
  haridus: ['Kõrgharidus', 'Keskharidus', ''],
  oppeaste: ['bakalaureuseope', 'magistriope', 'doktoriope', '', ''],
  teaduskraad: ['ba', 'ma', 'phd', '', ''],
  kodakondsus: ['Eesti', 'Venemaa', 'Läti', 'Määramata'],
  riik: ['Eesti', 'Eesti', 'Soome'],
  elukoht: ['Tallinn', 'Narva linn', 'Jõhvi vald'],
  taust: ['õpilane', 'spetsialist', ''],
  aasta: ['2003', '2008', '2012', '2018', '2020', '2022', '', '?'],
  ajavahemik: ['2000-2005', '2006–2010', '2016-2020', '2021-2025'],
  vanus: ['17', '25', '38', '52'],
};
const emakeeled = [['eesti'], ['vene'], ['eesti, vene'], ['eesti', 'vene'], ['läti'], []];
const muudkeeled = [['inglise'], ['Inglise keel, saksa'], ['jaapani'], []];

/** The same texts every time: text number `n` takes its values by a hash of `n`. */
function makeSeedText(n: number): CorpusText {
  const random = createHash('sha256').update(String(n)).digest();
  const pick = <Item>(items: readonly Item[], place: number): Item => items[random[place]! % items.length]!;
  const properties: TextProperty[] = [];
  Object.entries(valuesByProperty).forEach(([name, values], place) => {
    const value = pick(values, place);
    if (value !== '' && value !== '?') properties.push({ name, value });
    if (value === '?') properties.push({ name, value: 'teadmata aasta' });
  });
  for (const value of pick(emakeeled, 25)) properties.push({ name: 'emakeel', value });
  for (const value of pick(muudkeeled, 26)) properties.push({ name: 'muudkeeled', value });
  if (random[27]! % 50 > 0)
    properties.push({ name: 'title', value: `${pick(['Töö', 'Õhtu', 'Essee'], 28)} ${n}` });
  properties.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
  const hex = random.toString('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, content: `Tekst ${n}. `.repeat(1 + (random[29]! % 120)), properties };
}

/** Stores the texts 0 to `count` - 1; words and sentences are those of the invented contents. */
export async function seedCorpus(connection: DatabaseConnection, count: number): Promise<CorpusText[]> {
  const texts = Array.from({ length: count }, (_, n) => makeSeedText(n));
  for (let start = 0; start < count; start += TEXTS_A_TRANSACTION) {
    const some = texts.slice(start, start + TEXTS_A_TRANSACTION);
    await saveTexts(connection.db, some, { isDemo: false, removesDemo: false });
    const pending = await readPendingTexts(connection.db, 'seed', start, TEXTS_A_TRANSACTION);
    await saveAnnotations(
      connection.db,
      'seed',
      pending.map((text) => ({
        text,
        annotation: { bytes: new Uint8Array(), ...countSeedContent(text.content) },
      })),
    );
  }
  await refreshStatistics((sql) => connection.executeSql(sql));
  return texts;
}

export function countSeedContent(content: string): { words: number; sentences: number } {
  const sentences = content.split('. ').length - 1;
  return { words: sentences * 2, sentences };
}
