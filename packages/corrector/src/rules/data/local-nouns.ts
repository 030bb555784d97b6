import { listWords } from '../../sentence/readings';
import { GOING_VERB_LIST, INNER_NOUN_LIST, OUTER_NOUN_LIST, STAYING_VERB_LIST } from './counted/places';

/** Nouns that edited text puts into the outer local cases alone where they are a place or a time: `turul`, `reedel`. */
export const OUTER_NOUNS = listWords(`${OUTER_NOUN_LIST} reede`);

/** Nouns that edited text, where they have no attribute, puts into the inner local cases alone: `juunis`, `köögis`. */
export const INNER_NOUNS = listWords(INNER_NOUN_LIST);

/** Verbs beside which a name of a place is in the inessive or adessive, hardly ever in the illative or allative. */
export const STAYING_VERBS = listWords(STAYING_VERB_LIST);

/** Verbs beside which a name of a place is in the illative or allative. */
export const GOING_VERBS = listWords(GOING_VERB_LIST);

/** Nouns of place with the inner local cases: koolis, kooli. */
export const PLACE_NOUNS = listWords(
  'kino teater pood kool ülikool köök tuba haigla raamatukogu kohvik restoran muuseum linn mets park aed hotell korter tehas kontor pank apteek kirik klass lasteaed gümnaasium',
);
