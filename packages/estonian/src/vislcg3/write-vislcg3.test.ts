import { expect, it } from 'vitest';
import { makeParsedText } from '../testing/parsed-text';
import { writeVislcg3 } from './write-vislcg3';

const FINITE = 'Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin|Voice=Act';

function write(lines: string): string {
  const { text, annotation } = makeParsedText(lines);
  return writeVislcg3(text, annotation);
}

it('writes form, lemma, tags of Vabamorf, function and dependency', () => {
  expect(
    write(`
      Väike väike ADJ A Case=Nom|Degree=Pos|Number=Sing 2 amod
      koer koer NOUN S Case=Nom|Number=Sing 3 nsubj
      magas magama VERB V ${FINITE} 0 root
      maja maja NOUN S Case=Gen|Number=Sing 3 obl
      ees ees ADP K AdpType=Post 4 case
      +. . PUNCT Z _ 3 punct
    `),
  ).toBe(
    [
      '"<s>"',
      '"<Väike>"',
      '\t"väike" A sg n @AN> #1->2',
      '"<koer>"',
      '\t"koer" S sg n @SUBJ #2->3',
      '"<magas>"',
      '\t"magama" V s @FMV #3->0',
      '"<maja>"',
      '\t"maja" S sg g @P> #4->3',
      '"<ees>"',
      '\t"ees" K @ADVL #5->4',
      '"<.>"',
      '\t"." Z #6->3',
      '"</s>"',
      '',
    ].join('\n'),
  );
});

it('points labels of attributes at their noun', () => {
  const written = write(`
    keset keset ADP K AdpType=Prep 2 case
    linna linn NOUN S Case=Par|Number=Sing 4 obl
    viis viis NUM N Case=Nom|NumForm=Word 4 nummod
    poissi poiss NOUN S Case=Par|Number=Sing 0 root
    sooviga soov NOUN S Case=Com|Number=Sing 4 nmod
    minna minema VERB V VerbForm=Inf 5 acl
  `);
  expect(written).toContain('"linn" S sg p @<P ');
  expect(written).toContain('"poiss" S sg p @<Q ');
  expect(written).toContain('"soov" S sg kom @<NN ');
  expect(written).toContain('"minema" V da @INF_N ');
});

it('leaves function and dependency out where nothing is parsed', () => {
  const { text, annotation } = makeParsedText('мама мама NOUN NOUN Case=Nom|Number=Sing 0 _');
  expect(writeVislcg3(text, { ...annotation, language: 'ru' })).toBe(
    '"<s>"\n"<мама>"\n\t"мама" NOUN\n"</s>"\n',
  );
});
