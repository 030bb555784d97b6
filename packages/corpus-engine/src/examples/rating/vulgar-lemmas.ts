/** Base forms that an example for learners does not show, Estonian and Russian, in lower case. */
export const VULGAR_LEMMAS: ReadonlySet<string> = new Set([
  ...['pask', 'pasane', 'sitt', 'sitane', 'sittuma', 'perse', 'persevest', 'persse', 'kusi', 'kusema'],
  ...['munn', 'türa', 'vitt', 'vitupea', 'tuss', 'puts', 'keppima', 'nussima', 'nikkuma', 'onaneerima'],
  ...['lits', 'hoor', 'libu', 'pede', 'pedekas', 'lesbar', 'nahhui', 'raisk', 'kurat', 'perkele', 'saatan'],
  ...['kuradi', 'neetu', 'debiilik', 'idioot', 'mölakas', 'värdjas', 'tibla', 'neeger', 'kurask', 'pasapea'],
  ...['хуй', 'пизда', 'блядь', 'ебать', 'сука', 'говно', 'жопа', 'срать', 'ссать', 'мудак'],
]);
