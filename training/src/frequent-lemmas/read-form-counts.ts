import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../../../../shared/data/lexical/', import.meta.url);

/** Lists of forms with their counts, and where form and count stand in a line. */
const LISTS = [
  { name: 'word-frequency.txt.gz', form: 1, count: 0, weight: 0.5 },
  { name: 'opensubtitles-50k.txt.gz', form: 0, count: 1, weight: 0.25 },
  { name: 'newer-fiction-forms.tsv.gz', form: 0, count: 1, weight: 0.25 },
] as const;

/** Share of each small-letter form in Estonian: the mean of written language (weight 0.5), subtitles and fiction (0.25 each). Throws if a list is absent. */
export function readFormShares(): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { name, form, count, weight } of LISTS) {
    const rows = gunzipSync(readFileSync(new URL(name, FOLDER)))
      .toString('utf8')
      .replace('\ufeff', '')
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .map((fields) => ({ word: (fields[form] ?? '').toLowerCase(), times: Number(fields[count]) }))
      .filter(({ word, times }) => /^\p{L}[\p{L}-]*$/u.test(word) && times > 0);
    const total = rows.reduce((sum, { times }) => sum + times, 0);
    for (const { word, times } of rows) shares.set(word, (shares.get(word) ?? 0) + (weight * times) / total);
  }
  return shares;
}
