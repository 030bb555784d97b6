import { describe, expect, it } from 'vitest';
import type { AnnotatedText } from '../annotated-text';
import { makeParsedText } from '../testing/parsed-text';
import { escapeXml } from '../xml/write-xml';
import { writeTeiText } from './write-tei-body';

const { text, annotation } = makeParsedText(`
  Maja maja NOUN S Case=Nom|Number=Sing 0 root
  +< < PUNCT Z _ 1 punct
`);

/** The sentence twice with something between. */
function repeat(between: string): { text: string; annotation: AnnotatedText } {
  const [sentence] = annotation.sentences;
  const shift = text.length + between.length;
  const tokens = sentence!.tokens.map((token) => ({
    ...token,
    start: token.start + shift,
    end: token.end + shift,
  }));
  const second = { start: shift, end: shift + text.length, tokens };
  return {
    text: `${text}${between}${text}`,
    annotation: { language: 'et', sentences: [sentence!, second] },
  };
}

describe('a text in TEI', () => {
  it('has words and punctuation with lemma, class and features, and the relations of the sentence', () => {
    expect(writeTeiText(text, annotation, 'a')).toBe(
      [
        '<text xml:lang="et">',
        '<body>',
        '<p>',
        '<s xml:id="a.s1">',
        '<w xml:id="a.s1.w1" lemma="maja" pos="NOUN" msd="Case=Nom|Number=Sing" join="right">Maja</w>',
        '<pc xml:id="a.s1.w2" lemma="&lt;" pos="PUNCT">&lt;</pc>',
        '<linkGrp type="UD-SYN" targFunc="head argument">',
        '<link ana="ud-syn:root" target="#a.s1 #a.s1.w1"/>',
        '<link ana="ud-syn:punct" target="#a.s1.w1 #a.s1.w2"/>',
        '</linkGrp>',
        '</s>',
        '</p>',
        '</body>',
        '</text>',
        '',
      ].join('\n'),
    );
  });

  it('begins a paragraph at a line break between sentences', () => {
    const write = (between: string): number => {
      const twice = repeat(between);
      return writeTeiText(twice.text, twice.annotation, 'a').split('<p>').length - 1;
    };
    expect(write(' ')).toBe(1);
    expect(write('\r\n')).toBe(2);
  });
});

describe('escapeXml', () => {
  it('keeps what XML allows and replaces what it forbids', () => {
    expect(escapeXml('a<b>&"c"\u0000\ud800õ😀')).toBe('a&lt;b&gt;&amp;&quot;c&quot;\ufffd\ufffdõ😀');
  });
});
