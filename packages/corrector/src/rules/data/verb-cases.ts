import { RULE_WORDS } from './rule-words';
import type { VerbFrame } from './verb-frames';
import { listWords } from '../../sentence/readings';

const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ...([
    ['p', 'keda? mida?'],
    ['ill', 'kellesse? millesse?'],
    ['in', 'kelles? milles?'],
    ['el', 'kellest? millest?'],
    ['all', 'kellele? millele?'],
    ['abl', 'kellelt? millelt?'],
    ['ad', 'kellel? millel?'],
    ['tr', 'kelleks? milleks?'],
    ['kom', 'kellega? millega?'],
  ] as const),
]);

function readFrames(table: readonly string[]): ReadonlyMap<string, VerbFrame> {
  return new Map(
    table.map((entry): [string, VerbFrame] => {
      const [word = '', wanted = '', wrong = '', also = ''] = entry.split(' ');
      const others = also.startsWith('+') ? also.slice(1).split(',') : [];
      return [
        word,
        { case: wanted, wrong: wrong.split(','), question: QUESTIONS.get(wanted)!, also: others },
      ];
    }),
  );
}

/** Frames of verbs by their lemma. */
export const VERB_CASES = readFrames(RULE_WORDS.verbCases);

/** Cases of the personal pronouns beside a verb by its lemma. */
export const PRONOUN_CASES = readFrames([
  ...RULE_WORDS.pronounCases,
  ...[
    'ütlema all p',
    'rääkima all p',
    'tänama p all',
    'õnnitlema p all',
    'usaldama p all',
    'vihkama p all',
    'küsima abl all',
    'mõtlema el p',
    'lootma all g,el',
  ],
]);

/** Frames of adjectives by their lemma, of participles in -tud by their form. */
export const ADJECTIVE_CASES = readFrames([...RULE_WORDS.adjectiveCases, 'nõus kom all,el,ad,p']);

/** Verbs whose object is mostly total in the treebanks. */
export const TOTAL_VERBS: ReadonlySet<string> = new Set(RULE_WORDS.totalVerbs);

/** Verbs whose object is always in the partitive: those of the lexicon, and some that it does not know as such. */
export const PARTITIVE_VERBS: ReadonlySet<string> = new Set([
  ...RULE_WORDS.partitiveVerbs,
  ...listWords(`
    aitama armastama austama hindama kahjustama kartma kiitma kummardama kuulama külastama lohutama meenutama
    mõistma naerma otsima paluma peegeldama pooldama proovima rääkima sallima segama soosima soovima tarvitama
    tähistama tähtsustama uskuma uurima vaatama vihkama võimaldama õpetama õppima
  `),
]);

/** Words that show that the action is complete. */
export const RESULTS = listWords(
  'ära läbi valmis kinni lahti maha lõpuni korda üles kokku üle hukka välja pähe selga jalga kätte',
);
