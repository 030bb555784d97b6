import { keyOf } from './naive-queries';
import { type PlainText, readSentence, splitSentences } from './random-texts';

/** The word sketch once more, written plainly over sentences, to hold the engine against. */

type Token = ReturnType<typeof readSentence>[number];

export interface NaivePair {
  readonly relation: string;
  readonly node: string;
  readonly collocate: string;
}

const CASES: Readonly<Record<string, string>> = { Nom: 'NOMINATIVE', Par: 'PARTITIVE', Ill: 'ILLATIVE' };
const isVerb = ({ upos }: Token) => upos === 'VERB' || upos === 'AUX';
const isNoun = ({ upos }: Token) => upos === 'NOUN' || upos === 'PROPN';

/** Every pair that a sketch of any word counts. */
export function listPairsNaively(texts: readonly PlainText[]): NaivePair[] {
  return texts.flatMap((text) =>
    splitSentences(text).flatMap((range) => {
      const tokens = readSentence(text, range);
      return tokens.flatMap((dependent, place) => {
        const head = tokens[dependent.head];
        const [one, other] = nameEdge(dependent, head, hasAdposition(tokens, place));
        if (head === undefined || one === undefined || other === undefined) return [];
        const [ofHead, ofDependent] = [head, dependent].map(({ written, lemma }) =>
          keyOf(written, lemma, 'lemma'),
        ) as [string, string];
        return [
          { relation: one, node: ofHead, collocate: ofDependent },
          { relation: other, node: ofDependent, collocate: ofHead },
        ];
      });
    }),
  );
}

function hasAdposition(tokens: readonly Token[], head: number): boolean {
  return tokens.some((token) => token.head === head && token.relation === 'case' && token.upos === 'ADP');
}

/** What the dependent is to the head, and the head to the dependent. */
function nameEdge(dependent: Token, head: Token | undefined, isGoverned: boolean): string[] {
  const { upos, relation } = dependent;
  if ([upos, head?.upos ?? 'PUNCT'].some((one) => one === 'PUNCT' || one === 'SYM')) return [];
  const turn = (name: string) => [name, `${name}_OF`];
  const [, found = ''] = /Case=(\w+)/u.exec(dependent.features) ?? [];
  switch (relation) {
    case 'nsubj':
      return isVerb(head!) ? turn('SUBJECT') : ['PREDICATE_OF', 'PREDICATE'];
    case 'obj':
      return turn('OBJECT');
    case 'amod':
      return turn('ATTRIBUTE');
    case 'nmod':
      return found === 'Gen' && !isGoverned ? turn('GENITIVE') : [];
    case 'obl':
      if (isGoverned) return turn('ADPOSITION');
      return CASES[found] === undefined ? [] : turn(CASES[found]);
    case 'xcomp':
      return isVerb(dependent) ? turn('INFINITIVE') : [];
    case 'compound:prt':
      return turn('PARTICLE');
    case 'advmod':
      if (upos !== 'ADV') return [];
      if (isVerb(head!)) return turn('ADVERB');
      return head!.upos === 'ADV' || head!.upos === 'ADJ' ? turn('DEGREE') : [];
    case 'conj': {
      const isSame = [isVerb, isNoun, (one: Token) => one.upos === 'ADV', (one: Token) => one.upos === 'ADJ'];
      const isAlike = isSame.some((is) => is(dependent) && is(head!));
      return isAlike ? ['COORDINATION', 'COORDINATION'] : [];
    }
    default:
      return [];
  }
}
