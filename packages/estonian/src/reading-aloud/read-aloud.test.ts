import { describe, expect, it } from 'vitest';
import { readAloud } from './read-aloud';
import { sayCardinal } from './say-cardinal';
import { sayOrdinal } from './say-ordinal';

describe('sayCardinal', () => {
  it.each([
    [0, 'nominative', 'null'],
    [8, 'nominative', 'kaheksa'],
    [10, 'genitive', 'kümne'],
    [11, 'nominative', 'üksteist'],
    [11, 'genitive', 'üheteistkümne'],
    [15, 'comitative', 'viieteistkümnega'],
    [21, 'nominative', 'kakskümmend üks'],
    [25, 'comitative', 'kahekümne viiega'],
    [25, 'partitive', 'kahtkümmet viit'],
    [3, 'partitive', 'kolme'],
    [5, 'illative', 'viiesse'],
    [5, 'inessive', 'viies'],
    [5, 'elative', 'viiest'],
    [5, 'allative', 'viiele'],
    [5, 'adessive', 'viiel'],
    [5, 'ablative', 'viielt'],
    [5, 'translative', 'viieks'],
    [5, 'terminative', 'viieni'],
    [5, 'essive', 'viiena'],
    [5, 'abessive', 'viieta'],
    [100, 'nominative', 'sada'],
    [101, 'nominative', 'sada üks'],
    [345, 'nominative', 'kolmsada nelikümmend viis'],
    [345, 'genitive', 'kolmesaja neljakümne viie'],
    [1000, 'nominative', 'tuhat'],
    [2000, 'nominative', 'kaks tuhat'],
    [2000, 'genitive', 'kahe tuhande'],
    [2026, 'nominative', 'kaks tuhat kakskümmend kuus'],
    [1_000_000, 'nominative', 'miljon'],
    [2_500_000, 'nominative', 'kaks miljonit viissada tuhat'],
    [3_000_000_000, 'genitive', 'kolme miljardi'],
  ] as const)('reads %d in the %s as %s', (value, numeralCase, words) => {
    expect(sayCardinal(value, numeralCase)).toBe(words);
  });
});

describe('sayOrdinal', () => {
  it.each([
    [0, 'nominative', 'nullis'],
    [1, 'nominative', 'esimene'],
    [1, 'partitive', 'esimest'],
    [2, 'genitive', 'teise'],
    [2, 'partitive', 'teist'],
    [3, 'nominative', 'kolmas'],
    [3, 'illative', 'kolmandasse'],
    [7, 'nominative', 'seitsmes'],
    [10, 'nominative', 'kümnes'],
    [12, 'adessive', 'kaheteistkümnendal'],
    [20, 'nominative', 'kahekümnes'],
    [21, 'nominative', 'kahekümne esimene'],
    [100, 'nominative', 'sajas'],
    [1000, 'nominative', 'tuhandes'],
    [2000, 'adessive', 'kahetuhandendal'],
    [1200, 'adessive', 'tuhande kahesajandal'],
    [1_000_000, 'nominative', 'miljonis'],
  ] as const)('reads %d. in the %s as %s', (value, numeralCase, words) => {
    expect(sayOrdinal(value, numeralCase)).toBe(words);
  });
});

describe('readAloud', () => {
  it.each([
    ['Tere!', 'Tere!'],
    ['3. mail', 'kolmandal mail'],
    ['24. veebruaril 1918', 'kahekümne neljandal veebruaril tuhat üheksasada kaheksateist'],
    ['24. veebruar', 'kahekümne neljas veebruar'],
    ['1. septembrini', 'esimese septembrini'],
    ['1991. aastal', 'tuhande üheksasaja üheksakümne esimesel aastal'],
    ['1991. aasta', 'tuhande üheksasaja üheksakümne esimene aasta'],
    ['1991. a sündis', 'tuhande üheksasaja üheksakümne esimesel aastal sündis'],
    ['2000. aastaks', 'kahetuhandendaks aastaks'],
    ['2. klassis', 'teises klassis'],
    ['5. klassi', 'viienda klassi'],
    ['5. kursus', 'viies kursus'],
    ['3. korrusele', 'kolmandale korrusele'],
    [
      '1940.–1945. aastal',
      'tuhande üheksasaja neljakümnendal kuni tuhande üheksasaja neljakümne viiendal aastal',
    ],
    ['5 km', 'viis kilomeetrit'],
    ['1 km', 'üks kilomeeter'],
    ['3,5 kg', 'kolm koma viis kilogrammi'],
    ['90 km/h', 'üheksakümmend kilomeetrit tunnis'],
    ['12 m²', 'kaksteist ruutmeetrit'],
    ['20%', 'kakskümmend protsenti'],
    ['20 %', 'kakskümmend protsenti'],
    ['1%', 'üks protsent'],
    ['20%-ni', 'kahekümne protsendini'],
    ['0,05%', 'null koma null viis protsenti'],
    ['-5 °C', 'miinus viis kraadi'],
    ['15 €', 'viisteist eurot'],
    ['€15', 'viisteist eurot'],
    ['5,50 €', 'viis eurot viiskümmend senti'],
    ['1 €', 'üks euro'],
    ['2 mln eurot', 'kaks miljonit eurot'],
    ['1 500 000', 'miljon viissada tuhat'],
    ['kell 14:30', 'kell neliteist kolmkümmend'],
    ['kell 8.05', 'kell kaheksa null viis'],
    ['kl 8', 'kell kaheksa'],
    ['kella 5-ks', 'kella viieks'],
    ['kella 8st', 'kella kaheksast'],
    ['24.02.1918', 'kahekümne neljas veebruar tuhat üheksasada kaheksateist'],
    ['2026-11-23', 'kahekümne kolmas november kaks tuhat kakskümmend kuus'],
    ['5–7 aastat', 'viis kuni seitse aastat'],
    ['15-aastane', 'viieteistkümneaastane'],
    ['90ndatel', 'üheksakümnendatel'],
    ['5 aasta pärast', 'viie aasta pärast'],
    ['5 päeva jooksul', 'viie päeva jooksul'],
    ['5 päeva', 'viis päeva'],
    ['5 aastaga', 'viie aastaga'],
    ['3 tunnis', 'kolmes tunnis'],
    ['10 inimesele', 'kümnele inimesele'],
    ['4 last', 'neli last'],
    ['1 aasta', 'üks aasta'],
    ['2 istus pargis', 'kaks istus pargis'],
    ['XX sajandil', 'kahekümnendal sajandil'],
    ['II maailmasõda', 'teine maailmasõda'],
    ['I klassi', 'esimese klassi'],
    ['Karl XII', 'Karl kaheteistkümnes'],
    ['mari.maasikas@ut.ee', 'mari punkt maasikas ätt ut punkt ee'],
    ['https://www.eki.ee/', 'veeveevee punkt eki punkt ee'],
    ['nt koer, kass jne.', 'näiteks koer, kass ja nii edasi.'],
    ['dr. Tamm', 'doktor Tamm'],
    ['lk 5', 'lehekülg viis'],
    ['nr 12', 'number kaksteist'],
    ['§ 7', 'paragrahv seitse'],
    ['ema & isa', 'ema ja isa'],
    ['2 + 3 = 5', 'kaks pluss kolm võrdub viis'],
    ['007', 'null null seitse'],
    ['5.', 'viis.'],
    ['Sain 5. Siis läksin.', 'Sain viis. Siis läksin.'],
    ['<script>alert("1")</script>', 'script alert("üks") /script'],
    ['<break time="5s"/>', 'break time="viis sekundit"/'],
    ["[[h@l'oU]]", "h ätt l'oU"],
    ['Привет, мир', 'Привет, мир'],
    ['tere 😀 tere', 'tere tere'],
    ['', ''],
  ])('reads %j as %j', (written, said) => {
    expect(readAloud(written)).toBe(said);
  });

  it('leaves no digit and takes time in proportion to the text', () => {
    for (const piece of ['1 000 ', '1.', '-', '5,', 'IV ', '1. a ', '@', 'a.b@', 'www.', '2-3']) {
      expect(readAloud(piece.repeat(5000))).not.toMatch(/\d/u);
    }
  });
});
