// For tests: texts with their annotations as CoNLL-U.

export const FIRST = '00000000-0000-4000-8000-000000000001';
export const SECOND = '00000000-0000-4000-8000-000000000002';

/** Words with single spaces here, tabs in the file. */
const table = (text: string): string =>
  text.replaceAll(/^(\d[\d.-]*) +(.*)$/gmu, (_, id: string, rest: string) =>
    [id, ...rest.split(/ +/u)].join('\t').replaceAll('·', ' '),
  );

/** Spaces, breaks, a form with a space, marks in a lemma, several values of a property, signs of XML. */
export const OURS = table(`# newdoc id = ${FIRST}
# annotator = Tiina & Co
# property emakeel = vene
# property emakeel = läti
# property märkus = kaks  tühikut\\nja rida "<x>"
# property title = Kodu & mets
# sent_id = ${FIRST}-1
# text = Majal oli 10 000 akent.
1 Majal maja NOUN S Case=Ade|Number=Sing 0 root _ SpacesBefore=\\n\\s
2 oli olema AUX V _ 1 cop _ Root=ole
3 10·000 10000 NUM N NumForm=Digit 4 nummod _ SpacesInToken=10\\u00a0000
4 akent aken NOUN S Case=Par|Number=Sing 1 nsubj:cop _ Root=ak_en|SpaceAfter=No
5 . . PUNCT Z _ 1 punct _ SpacesAfter=\\s\\s\\n

# sent_id = ${FIRST}-2
# text = A&B<c "d".
1 A&B A=B SYM Y _ _ _ _ Root=A=B|SpaceAfter=No
2 <c <c X Y _ _ _ _ SpacesAfter=\\t
3 "d" d X Y _ _ _ _ SpaceAfter=No
4 . . PUNCT Z _ _ _ _ SpacesAfter=\\n

# newdoc id = ${SECOND}
# property title = Teine
# sent_id = ${SECOND}-1
# text = Tere hommikust!
1 Tere tere INTJ I _ 0 root _ _
2 hommikust hommik NOUN S Case=Ela|Number=Sing 1 obl _ SpaceAfter=No
3 ! ! PUNCT Z _ 1 punct _ _

`);

/** Tags of another language, a multiword token, an empty node, marks in lemmas, a paragraph, no place in a tree. */
export const FOREIGN = table(`# newdoc id = leht-7
# sent_id = a1
1-2 zum _ _ _ _ _ _ _ _
1 zu zu ADP APPR _ 3 case _ _
2 dem der DET ART Case=Dat 3 det _ _
3 Haus Haus NOUN NN Case=Dat 0 root _ SpaceAfter=No
3.1 geht gehen VERB _ _ _ _ 0:root _
4 ! ! PUNCT $. _ 3 punct _ _

# newpar
# sent_id = a2
1 maailm maa_ilm NOUN S Case=Nom 0 root:viis _ _
`);
