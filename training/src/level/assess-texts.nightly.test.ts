import { readFileSync } from 'node:fs';
import { assessText } from '@keelerada/assessment/assess-text';
import type { Assessment } from '@keelerada/assessment/assess-text';
import { listComplexityFigures, listVocabularyFigures } from '@keelerada/assessment/list-figures';
import { loadAssessmentModels } from '@keelerada/assessment/load-models';
import type { AssessmentModelFiles } from '@keelerada/assessment/load-models';
import { beforeAll, describe, expect, it } from 'vitest';
import { annotateTrainingTexts } from '../annotation/annotate-training-texts';
import { ABSTRACTNESS_FILE } from '../abstractness/train-abstractness';
import { FREQUENT_LEMMAS_FILE } from '../frequent-lemmas/train-frequent-lemmas';
import { LEVEL_FILE } from './train-level';

/** Texts written for this test, in the manner of exam writings of each level. */
const TEXTS = {
  A2: `Tere, kallis Anna!
Ma olen nüüd Pärnus. Ilm on ilus ja päike paistab. Eile ma käisin rannas ja ujusin meres. Täna ma lähen koos emaga kinno. Film on uus ja huvitav. Homme sõidan bussiga koju. Kas sa tahad minuga kohvikusse tulla? Helista mulle õhtul.
Sinu sõber Maria`,
  B1: `Tere, Kadri!
Aitäh sinu kirja eest! Mul on väga hea meel, et sa leidsid endale uue töö. Minul läheb ka hästi. Eelmisel nädalal kolisime uude korterisse, mis asub kesklinna lähedal. Korteris on kolm tuba ja suur köök, aga rõdu kahjuks ei ole. Mulle meeldib, et pood ja bussipeatus on maja kõrval, sest nüüd jõuan hommikul kiiresti tööle. Lapsed käivad lasteaias, mis on ainult kümne minuti kaugusel. Nädalavahetusel tahame sõpradele soolaleivapeo teha. Kas sa saad laupäeval kell viis meile tulla? Sa võid ka oma mehe kaasa võtta. Kirjuta mulle, kui sa tead, kas saate tulla.
Tervitades
Liis`,
  B2: `Viimastel aastatel on üha rohkem inimesi hakanud töötama kodus. Ühest küljest on see mugav, sest tööle sõitmiseks ei kulu enam aega ning igaüks saab oma päeva ise planeerida. Vanemad, kelle lapsed on veel väikesed, hindavad eriti seda, et nad saavad vajaduse korral lapse juures olla. Samuti on kodus vaiksem kui suures kontoris, kus kolleegid pidevalt räägivad ja telefonid helisevad.
Teisest küljest ei sobi kodus töötamine kõigile. Paljud tunnevad puudust suhtlemisest, sest töökaaslastega kohtutakse ainult ekraani vahendusel. Mõni inimene ei suuda tööd ja vaba aega lahus hoida ning töötab seetõttu hilisõhtuni. Peale selle võib juhtuda, et kodus puudub sobiv laud või korralik tool, mistõttu hakkab selg valutama.
Minu arvates oleks kõige parem lahendus see, kui töötajad saaksid ise valida, mitu päeva nädalas nad kontoris käivad. Tööandja peaks neid usaldama, kuid kokku tuleks leppida ka kindlates koosolekutes, kus kõik kohal on. Nii jääks alles ühtekuuluvustunne ja säiliks vabadus oma aega juhtida.`,
  C1: `Keeleõppe tulemuslikkuse üle arutledes kiputakse sageli unustama, et keele omandamine ei ole üksnes reeglite ja sõnavara meeldejätmine, vaid eelkõige osalemine ühiskondlikus suhtluses. Haridusasutuste pakutavad kursused annavad küll vajaliku aluse, ent nende mõju jääb paratamatult piiratuks, kui õppijal puudub võimalus omandatut igapäevaelus rakendada. Seetõttu tuleks keelepoliitika kujundamisel pöörata senisest märksa enam tähelepanu keskkonnale, milles keelt tegelikult kasutatakse.
Uuringutest on ilmnenud, et edukamad on need täiskasvanud õppijad, kelle töökeskkond soodustab eestikeelset suhtlust ning kelle eksimustesse suhtutakse mõistvalt. Niisuguse hoiaku kujunemine eeldab aga kohalike elanike valmisolekut oma kõnet aeglustada ja vajaduse korral öeldut ümber sõnastada. Kahjuks minnakse vestluses enamasti kiiresti üle vene või inglise keelele, lootes sel moel vestluskaaslasele vastu tulla. Heatahtlikust kavatsusest hoolimata võetakse õppijalt sellega võimalus oma oskusi proovile panna.
Eeltoodut arvestades peaks riik toetama ettevõtteid, mis loovad töötajatele keelepraktika võimalusi, ning tunnustama mentoreid, kelle panus on seni jäänud märkamatuks. Otstarbekas oleks rakendada ka lõimitud õpet, mille puhul erialaseid teadmisi ja keeleoskust arendatakse samaaegselt. Ehkki selliste muudatuste elluviimine nõuab märkimisväärseid ressursse, tasub investeering end pikemas perspektiivis kahtlemata ära, sest ühtne suhtlusruum vähendab võõrandumist ja suurendab usaldust ühiskonnas. Lõppkokkuvõttes sõltub keeleõppe edukus meie kõigi tahtest näha õppijas võrdväärset vestluspartnerit.`,
} as const;

const ODD_TEXTS = [
  '',
  ' \r\n\t ',
  '12 34 5,6 %',
  '🙂🙂 👩‍👩‍👧 !!!',
  'Tere!',
  'Ma elan Tartus.\r\n\r\nTa elab\u00a0Pärnus \u200b.',
  'Мы живём в Таллинне, and they live in London. '.repeat(10),
  'kala '.repeat(500),
  'a'.repeat(20_000),
  `${'<b>õun</b> & "pirn" '.repeat(30)}\ud800`,
];

function readText(path: URL): string {
  return readFileSync(path, 'utf8');
}

const models = loadAssessmentModels({
  abstractness: JSON.parse(readText(ABSTRACTNESS_FILE)) as AssessmentModelFiles['abstractness'],
  level: JSON.parse(readText(LEVEL_FILE)) as AssessmentModelFiles['level'],
  frequentLemmas: readText(FREQUENT_LEMMAS_FILE),
});

describe('assessText on whole texts', () => {
  const assessments = new Map<string, Assessment>();

  beforeAll(async () => {
    const texts: Record<string, string> = {
      ...TEXTS,
      pasted: Array(5).fill(TEXTS.A2).join('\n'),
      half: TEXTS.C1.slice(0, TEXTS.C1.indexOf('\n')),
      long: TEXTS.B2.repeat(100),
      ...Object.fromEntries(ODD_TEXTS.map((text, index) => [`odd ${index}`, text])),
    };
    const annotated = await annotateTrainingTexts(Object.values(texts));
    Object.entries(texts).forEach(([name, text], index) => {
      assessments.set(name, assessText(annotated[index]!, text, models));
    });
  }, 120_000);

  function findLevel(name: string): string {
    const { level } = assessments.get(name)!;
    return level.kind === 'estimated' ? level.criteria.mixed.level : level.reason;
  }

  it.each(Object.keys(TEXTS))('tells that the text of %s is of that level', (level) => {
    expect(findLevel(level)).toBe(level);
  });

  it('keeps the level of a text that is pasted five times', () => {
    expect(findLevel('pasted')).toBe('A2');
  });

  it('does not take a paragraph of a C1 text for a beginner’s', () => {
    expect(['B2', 'C1']).toContain(findLevel('half'));
    const { level } = assessments.get('half')!;
    expect(level.kind === 'estimated' && level.certainty.isLengthUnusual).toBe(true);
  });

  it('finds higher levels harder to read and richer in words', () => {
    const order = Object.keys(TEXTS).map((level) => assessments.get(level)!);
    const rising = (values: number[]): void => expect(values).toEqual(values.toSorted((a, b) => a - b));
    rising(order.map(({ complexity }) => complexity.lix!.value));
    rising(order.map(({ complexity }) => complexity.fleschKincaid!.value));
    rising(order.map(({ vocabulary }) => vocabulary.diversity.rootTtr));
    rising(order.map(({ vocabulary }) => vocabulary.meanAbstractness!));
  });

  it.each([...ODD_TEXTS.keys()])('keeps figures finite and marks inside odd text %i', (index) => {
    const { complexity, vocabulary, level } = assessments.get(`odd ${index}`)!;
    const figures = [
      ...listComplexityFigures(complexity, (name) => name),
      ...listVocabularyFigures(vocabulary, models.level),
      ...(level.kind === 'estimated'
        ? Object.values(level.criteria).flatMap(({ probabilities }) => probabilities)
        : []),
    ];
    expect(figures.filter((figure) => typeof figure === 'number' && !Number.isFinite(figure))).toEqual([]);
    const marks = [...Object.values(complexity.marks).flat(), ...Object.values(vocabulary.marks).flat()];
    const end = ODD_TEXTS[index]!.length;
    expect(marks.every((mark) => mark.start >= 0 && mark.start < mark.end && mark.end <= end)).toBe(true);
  });

  it('puts every mark on whole words of a long text', () => {
    const { complexity, vocabulary } = assessments.get('long')!;
    const text = TEXTS.B2.repeat(100);
    expect(text.length).toBeGreaterThan(90_000);
    const marks = [
      ...complexity.marks.longWords,
      ...complexity.marks.nouns,
      ...vocabulary.marks.contentWords,
      ...vocabulary.marks.repetitions,
    ];
    expect(marks.length).toBeGreaterThan(10_000);
    expect(
      marks.every(({ start, end }) => /^[\p{L}\p{N}].*[\p{L}\p{N}]$/su.test(text.slice(start, end))),
    ).toBe(true);
  });
});
