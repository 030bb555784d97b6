import { describe, expect, it } from 'vitest';
import { listSyntacticFunctions, type SyntacticToken, toSyntacticFunction } from './to-syntactic-function';

const FINITE = 'Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin|Voice=Act';

/** Lines of `form upos features head relation`; heads count from 1 and 0 is the root, as in CoNLL-U. */
function readTree(lines: string): { words: string[]; tokens: SyntacticToken[] } {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u));
  return {
    words: rows.map(([word]) => word!),
    tokens: rows.map(([, upos, features, head, relation]) => ({
      upos: upos!,
      features: features!,
      head: Number(head) - 1,
      relation: relation!,
    })),
  };
}

function label(lines: string): string {
  const { words, tokens } = readTree(lines);
  return listSyntacticFunctions({ tokens })
    .map((name, place) => `${words[place]}:${name ?? '-'}`)
    .join(' ');
}

describe('listSyntacticFunctions', () => {
  it('names subject, object, adverbial, attribute and the verb of a plain sentence', () => {
    expect(
      label(`
        Väike  ADJ   Case=Nom|Degree=Pos 2 amod
        koer   NOUN  Case=Nom|Number=Sing 3 nsubj
        sõi    VERB  ${FINITE} 0 root
        köögis NOUN  Case=Ine|Number=Sing 3 obl
        konti  NOUN  Case=Par|Number=Sing 3 obj
        .      PUNCT _ 3 punct
      `),
    ).toBe('Väike:AT koer:@SUBJ sõi:@FMV köögis:@ADVL konti:@OBJ .:-');
  });

  it('tells predicatives from places and states that go with the copula', () => {
    const withCopula = (upos: string, features: string): string =>
      label(`
        Ta PRON Case=Nom 3 nsubj:cop
        on AUX ${FINITE} 3 cop
        see ${upos} ${features} 0 root
      `);
    expect(withCopula('NOUN', 'Case=Nom|Number=Sing')).toBe('Ta:@SUBJ on:@FMV see:@PRD');
    expect(withCopula('ADJ', 'Case=Par|Degree=Pos')).toBe('Ta:@SUBJ on:@FMV see:@PRD');
    expect(withCopula('NOUN', 'Case=Ine|Number=Sing')).toBe('Ta:@SUBJ on:@FMV see:@ADVL');
    expect(withCopula('ADV', '_')).toBe('Ta:@SUBJ on:@FMV see:@ADVL');
  });

  it('names the verbs of a predicate', () => {
    expect(
      label(`
        on     AUX  ${FINITE} 2 aux
        teinud VERB Tense=Past|VerbForm=Part|Voice=Act 0 root
      `),
    ).toBe('on:@FCV teinud:@IMV');
    expect(
      label(`
        ei     AUX  Polarity=Neg 2 aux
        tee    VERB Connegative=Yes|Mood=Ind|Tense=Pres|VerbForm=Fin|Voice=Act 0 root
        ära    ADV  _ 2 compound:prt
      `),
    ).toBe('ei:@NEG tee:@FMV ära:@ADVL');
    expect(
      label(`
        Ära    AUX  Mood=Imp|Number=Sing|Person=2|Polarity=Neg|Tense=Pres|VerbForm=Fin 2 aux
        hakka  VERB Connegative=Yes|Mood=Imp|VerbForm=Fin 0 root
        nutma  VERB Case=Ill|VerbForm=Sup|Voice=Act 2 xcomp
      `),
    ).toBe('Ära:@NEG hakka:@FMV nutma:@IMV');
    expect(
      label(`
        pidi   AUX  ${FINITE} 3 aux
        olema  AUX  Case=Ill|VerbForm=Sup 3 cop
        hea    ADJ  Case=Nom|Degree=Pos 0 root
      `),
    ).toBe('pidi:@FCV olema:@IMV hea:@PRD');
  });

  it('makes adpositions and numerals the head of their phrase', () => {
    expect(
      label(`
        Kolm   NUM  Case=Nom|NumForm=Word|NumType=Card 2 nummod
        poissi NOUN Case=Par|Number=Sing 3 nsubj
        seisid VERB ${FINITE} 0 root
        maja   NOUN Case=Gen|Number=Sing 3 obl
        ja     CCONJ _ 6 cc
        kuuri  NOUN Case=Gen|Number=Sing 4 conj
        ees    ADP  AdpType=Post 4 case
      `),
    ).toBe('Kolm:@SUBJ poissi:QM seisid:@FMV maja:AP ja:@J kuuri:AP ees:@ADVL');
    expect(
      label(`
        kahe    NUM  Case=Gen|NumForm=Word|NumType=Card 2 nummod
        poisiga NOUN Case=Com|Number=Sing 4 obl
        klaasi  NOUN Case=Gen|Number=Sing 4 obj
        jõi     VERB ${FINITE} 0 root
        vett    NOUN Case=Par|Number=Sing 3 nmod
      `),
    ).toBe('kahe:AT poisiga:@ADVL klaasi:@OBJ jõi:@FMV vett:QM');
  });

  it('gives conjuncts the function of the first, and finite verbs a predicate of their own', () => {
    expect(
      label(`
        Mari   PROPN Case=Nom 4 nsubj
        ja     CCONJ _ 3 cc
        Jüri   PROPN Case=Nom 1 conj
        teavad VERB ${FINITE} 0 root
        ,      PUNCT _ 7 punct
        et     SCONJ _ 7 mark
        sajab  VERB ${FINITE} 4 ccomp
        ja     CCONJ _ 9 cc
        puhub  VERB ${FINITE} 7 conj
      `),
    ).toBe('Mari:@SUBJ ja:@J Jüri:@SUBJ teavad:@FMV ,:- et:@J sajab:@FMV ja:@J puhub:@FMV');
  });

  it('names exclamations and headings without a verb', () => {
    expect(
      label(`
        Oi    INTJ _ 2 discourse
        kool  NOUN Case=Nom|Number=Sing 0 root
      `),
    ).toBe('Oi:@B kool:@SUBJ');
  });

  it('names nothing where nothing is parsed, and ends on trees that go round in circles', () => {
    expect(label('kool NOUN Case=Nom 0 _')).toBe('kool:-');
    expect(
      label(`
        kool NOUN Case=Nom 2 conj
        maja NOUN Case=Nom 1 conj
      `),
    ).toBe('kool:@ADVL maja:@ADVL');
    expect(label('kool NOUN Case=Nom 9 obj')).toBe('kool:@OBJ');
  });
});

describe('toSyntacticFunction', () => {
  it('names one token of a sentence, and none of another', () => {
    const sentence = readTree(`koer NOUN Case=Nom 2 nsubj\nhaugub VERB ${FINITE} 0 root`);
    expect(sentence.tokens.map((token) => toSyntacticFunction(token, sentence))).toEqual(['@SUBJ', '@FMV']);
    expect(toSyntacticFunction({ ...sentence.tokens[0]! }, sentence)).toBeNull();
  });
});
