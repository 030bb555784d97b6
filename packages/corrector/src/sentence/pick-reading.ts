import type { TokenReading } from '@keelerada/estonian/annotated-text';
import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { makeTable } from '@keelerada/estonian/make-table';

/** Vabamorf's case names by the UD value of Case. */
export const CASE_CODES = makeTable<string>({
  Nom: 'n',
  Gen: 'g',
  Par: 'p',
  Ill: 'ill',
  Ine: 'in',
  Ela: 'el',
  All: 'all',
  Ade: 'ad',
  Abl: 'abl',
  Tra: 'tr',
  Ter: 'ter',
  Ess: 'es',
  Abe: 'ab',
  Com: 'kom',
});

const PERSONS: Readonly<Record<string, string>> = {
  n: 'Number=Sing|Person=1|Tense=Pres',
  d: 'Number=Sing|Person=2|Tense=Pres',
  b: 'Number=Sing|Person=3|Tense=Pres',
  me: 'Number=Plur|Person=1|Tense=Pres',
  te: 'Number=Plur|Person=2|Tense=Pres',
  vad: 'Number=Plur|Person=3|Tense=Pres',
  sin: 'Number=Sing|Person=1|Tense=Past',
  s: 'Number=Sing|Person=3|Tense=Past',
  sime: 'Number=Plur|Person=1|Tense=Past',
  site: 'Number=Plur|Person=2|Tense=Past',
  takse: 'Tense=Pres|Voice=Pass',
  ti: 'Tense=Past|Voice=Pass',
};

/** UD features of a Vabamorf verb form; a form that is not listed matches any. */
const VERB_FEATURES = makeTable<string>({
  ...PERSONS,
  sid: 'Tense=Past|VerbForm=Fin',
  o: 'VerbForm=Fin|Tense=Pres',
  neg: 'Polarity=Neg',
  da: 'VerbForm=Inf',
  des: 'VerbForm=Conv',
  ma: 'VerbForm=Sup|Case=Ill',
  mas: 'VerbForm=Sup|Case=Ine',
  mast: 'VerbForm=Sup|Case=Ela',
  maks: 'VerbForm=Sup|Case=Tra',
  mata: 'VerbForm=Sup|Case=Abe',
  nud: 'Tense=Past|Voice=Act',
  tud: 'Tense=Past|Voice=Pass',
  v: 'Tense=Pres|VerbForm=Part|Voice=Act',
  tav: 'Tense=Pres|VerbForm=Part|Voice=Pass',
  ks: 'Mood=Cnd',
  nuks: 'Mood=Cnd|Tense=Past',
  taks: 'Mood=Cnd|Voice=Pass',
  ge: 'Mood=Imp|Number=Plur|Person=2',
  gu: 'Mood=Imp|Person=3',
  gem: 'Mood=Imp|Person=1',
  vat: 'Mood=Qot',
});

/**
 * The reading among `analyses` that agrees best with the annotator's: lemma and part of speech first, then the form.
 * Undefined if there are no analyses. Of equal readings the first stays.
 */
export function pickReading(
  { lemma, xpos, features }: TokenReading,
  analyses: readonly VabamorfAnalysis[],
): VabamorfAnalysis | undefined {
  let [best, bestScore] = [analyses[0], -Infinity];
  for (const analysis of analyses) {
    const score =
      (analysis.lemma === lemma ? 4 : 0) +
      (analysis.partOfSpeech === xpos ? 3 : 0) +
      scoreForm(analysis.form, features);
    if (score > bestScore) [best, bestScore] = [analysis, score];
  }
  return best;
}

/** Share of the UD features of a form code that `features` holds, 0 to 2. */
function scoreForm(code: string, features: string): number {
  const wanted = listFeatures(code);
  if (wanted.length === 0) return features === '_' ? 2 : 0.5;
  const held = features.split('|');
  return (2 * wanted.filter((feature) => held.includes(feature)).length) / wanted.length;
}

function listFeatures(code: string): readonly string[] {
  if (code === '' || code === '?') return [];
  if (code === 'adt') return ['Case=Add', 'Number=Sing'];
  const [first, second] = code.split(' ');
  if (first === 'sg' || first === 'pl') {
    const name = [...CASE_CODES].find(([, code]) => code === second)?.[0];
    return name ? [`Case=${name}`, first === 'sg' ? 'Number=Sing' : 'Number=Plur'] : [];
  }
  return (VERB_FEATURES.get(first === 'neg' && second ? second : (first ?? '')) ?? '')
    .split('|')
    .filter(Boolean);
}
