// For tests: texts as lines of a JSON Lines file.
import { createTextId } from '../formats/create-text-id';

export const makeLine = (n: number, content = `Tekst number ${n}. ${'Sõna lausub sõna. '.repeat(n % 40)}`) =>
  JSON.stringify({
    id: createTextId(String(n)),
    content,
    properties: [
      { name: 'title', value: `Töö ${n}` },
      { name: 'korpus', value: 'cwUSEqQLt' },
      { name: 'emakeel', value: n % 2 ? 'eesti' : 'vene' },
    ],
  });
export const makeLines = (count: number) => Array.from({ length: count }, (_, n) => makeLine(n));
