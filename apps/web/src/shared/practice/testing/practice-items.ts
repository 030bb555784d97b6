import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { PracticeTask } from '@keelerada/practice/compile-stock';

/** An item whose sentence is „Turul müüdi palju õunu.” with the form to be written; a test changes what it is about. */
export const makeItem = (more: Partial<PracticeItem> = {}): PracticeItem => ({
  ...{ id: 'a', topic: 'partitive', kind: 'WRITE_FORM', source: 'STOCK', textId: null },
  ...{ before: 'Turul müüdi palju ', written: '', after: '.', baseForm: 'õun', choices: [] },
  accepted: ['õunu', 'õunasid'],
  almost: [],
  commaPlaces: [],
  forms: [
    { form: 'õun', name: 'ainsuse nimetav' },
    { form: 'õunad', name: 'mitmuse nimetav' },
    { form: 'õunu', name: 'mitmuse osastav' },
  ],
  explanation: { text: 'Hulgasõna järel on osastav.', governor: 'palju', formName: 'mitmuse osastav' },
  examples: ['Peol oli palju inimesi.'],
  ...more,
});

export const makeChoiceItem = () =>
  makeItem({
    ...{ id: 'b', kind: 'CHOOSE_FORM', before: 'Vanaema ootab ', after: ' maale.', baseForm: null },
    ...{ choices: ['meie', 'meid', 'meile'], accepted: ['meid'], forms: [], examples: [] },
    explanation: { text: 'Tegusõna ootama juhib osastavat.', governor: 'ootab', formName: 'osastav' },
  });

export const makeMendItem = () =>
  makeItem({
    ...{ id: 'c', topic: 'government', kind: 'MEND_ERROR', baseForm: null },
    ...{ before: 'Õhtul helistasin oma ', written: 'ema', after: ' ja rääkisin, kuidas läks.' },
    ...{ accepted: ['emale'], forms: [], examples: [] },
    explanation: { text: 'Tegusõna helistama juhib alaleütlevat.', governor: 'helistasin', formName: null },
  });

/** „Ma tean, et sa tuled, aga ei usu.” without its commas. */
export const makeCommaItem = () =>
  makeItem({
    ...{ id: 'd', topic: 'comma', kind: 'PLACE_COMMA', before: 'Ma tean et sa tuled aga ei usu.', after: '' },
    ...{ baseForm: null, commaPlaces: [7, 19], accepted: ['Ma tean, et sa tuled, aga ei usu.'] },
    ...{ forms: [], examples: [] },
    explanation: { text: 'Kõrvallause on komade vahel.', governor: null, formName: null },
  });

/** A line of the stock that such an item is made of. */
export function makeTask({ written, choices, ...item }: PracticeItem): PracticeTask {
  const wrong = [
    ...choices.filter((each) => !item.accepted.includes(each)),
    ...(written === '' ? [] : [written]),
  ];
  const more = { level: 'B1', theme: 'home', rule: 'verb', words: [], tiles: null } as const;
  return { ...item, ...more, wrong: wrong.length > 0 ? wrong : ['õunad'] };
}
