import { listWords } from '../../sentence/readings';
import { RULE_WORDS } from './rule-words';

/** Nouns that edited text puts into the outer local cases alone where they are a place or a time: `turul`, `reedel`. */
export const OUTER_NOUNS: ReadonlySet<string> = new Set([...RULE_WORDS.outerNouns, 'reede']);

/** Nouns that edited text, where they have no attribute, puts into the inner local cases alone: `juunis`, `köögis`. */
export const INNER_NOUNS: ReadonlySet<string> = new Set(RULE_WORDS.innerNouns);

/** Verbs beside which a name of a place is in the inessive or adessive, hardly ever in the illative or allative. */
export const STAYING_VERBS: ReadonlySet<string> = new Set(RULE_WORDS.stayingVerbs);

/** Verbs beside which a name of a place is in the illative or allative. */
export const GOING_VERBS: ReadonlySet<string> = new Set(RULE_WORDS.goingVerbs);

/** Verbs whose subject ends up somewhere else: a place beside them is where to. */
export const ARRIVING_VERBS = listWords('minema jõudma kolima saabuma');

/** Nouns of place with the inner local cases: koolis, kooli. */
export const PLACE_NOUNS = listWords(
  'kino teater pood kool ülikool köök tuba haigla raamatukogu kohvik restoran muuseum linn mets park aed hotell korter tehas kontor pank apteek kirik klass lasteaed gümnaasium jaam lennujaam bussijaam raudteejaam küla ujula söökla kaubanduskeskus spordisaal',
);
