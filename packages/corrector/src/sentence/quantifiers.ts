import { listWords } from './readings';

/** Words that count what follows, all of it in the partitive; the verb is in the singular. */
export const QUANTIFIERS = listWords(
  'palju vähe natuke mitu mõnikümmend paar pool rohkem vähem enam piisavalt küllalt hulk',
);
