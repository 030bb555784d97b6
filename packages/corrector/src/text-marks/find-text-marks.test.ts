import { describe, expect, it } from 'vitest';
import { applyCorrections } from '../correction/apply-corrections';
import { explainCorrection } from '../explain/explain-correction';
import { findTextMarks } from './find-text-marks';

const mend = (text: string, tier: 'sure' | 'possible' = 'sure'): string =>
  applyCorrections(
    text,
    findTextMarks(text).filter((mark) => mark.tier === tier),
  );

describe('spaces and pairs', () => {
  it.each([
    ['before a comma', 'Ta tuli , nägi ja läks.', 'Ta tuli, nägi ja läks.'],
    ['on the wrong side', 'Ta tuli ,nägi ja läks.', 'Ta tuli, nägi ja läks.'],
    ['before a full stop', 'Täna sajab .\nHomme mitte .', 'Täna sajab.\nHomme mitte.'],
    ['before a question mark', 'Kas sa tuled ?', 'Kas sa tuled?'],
    ['before a colon', 'Ostsin poest : leiba ja piima.', 'Ostsin poest: leiba ja piima.'],
    [
      'behind a comma',
      'Tere,kallis Mari!\nKuidas läheb,vana sõber?',
      'Tere, kallis Mari!\nKuidas läheb, vana sõber?',
    ],
    ['behind a question mark', 'Kuidas läheb?Mul on hästi.', 'Kuidas läheb? Mul on hästi.'],
    ['behind a full stop', 'Ma olin kodus.Siis tuli ema.', 'Ma olin kodus. Siis tuli ema.'],
    ['behind a date', 'Sündisin 24.veebruaril 1990.aastal.', 'Sündisin 24. veebruaril 1990. aastal.'],
    ['in brackets', 'Ta tuleb ( vist homme ) koju.', 'Ta tuleb (vist homme) koju.'],
    ['in quotes', 'Lugesin „ Kevadet “ uuesti.', 'Lugesin „Kevadet“ uuesti.'],
    [
      'outside brackets',
      'Olen õpilane(12 aastat vana)ja elan siin. Käisin Riias(Läti).',
      'Olen õpilane (12 aastat vana) ja elan siin. Käisin Riias (Läti).',
    ],
    ['doubled', 'Ma  elan   Tartus.', 'Ma elan Tartus.'],
    ['an open bracket', 'Ta tuleb homme (kui jõuab.\nMa ootan.', 'Ta tuleb homme (kui jõuab).\nMa ootan.'],
    ['an open quote', 'Lugesin raamatut „Kevade.', 'Lugesin raamatut „Kevade“.'],
    ['two marks', 'Kas sa tuled??\nTule ruttu!!', 'Kas sa tuled?\nTule ruttu!'],
  ])('%s', (_, wrong, right) => {
    expect(mend(wrong)).toBe(right);
    expect(findTextMarks(right).filter(({ tier }) => tier === 'sure')).toEqual([]);
  });

  it.each([
    'Linnas elab 10 000 inimest, s.o 3,5 % rohkem kui 9.30 või 2,5 aastat tagasi.',
    'A. H. Tammsaare ja A.H.Tammsaare, hr Tamm jt.',
    'Ta ootas ... ja ootas... Siis läks...',
    'Käisime mitmel pool, nt. Narvas, vm. linnas ja 3.–5. mail.',
    'a) leib\nb) piim\n1) juust\n12) või',
    'Tore :) Väga tore ;-) ja kurb :( aga <3 ja :D',
    'Kiri on aadressil mari.mets@kool.ee, vaata www.kool.ee/a,b?c=D või https://a.ee/x.Y',
    'Kutsu print("a" ,b) ja `a ,b`.',
    'Punktid on x,y ja (a,b); suhe on 3 : 2, skoor 5:4.',
    'Ta ütles: „Tule koju!“ „Ei,“ vastas poiss.',
    'Ta küsis: „Kas sa tuled?“ ja läks.',
    '„Esimene lõik algab.\n\n„Teine lõik algab.\n\n„Kolmas lõpetab.“',
    'Maja(de) ja sõbra(nna) pärast (vt lk 5).',
    'Kutsume õpilase(d) ja laps(ed)ki (kooli)majja, sin(x + 1) ja log(a b).',
    'Nimi      Vanus\nMari      25\nJüri  30    Tartu',
    'Mida?! Ei!!! Kas tõesti?',
    'Kell 9.30–10.15 ja 1.x, 24. ja 8.ndal.',
    '.NET ja Node.js on tuntud, C++ ka.',
    'Laual on 15" ekraan.',
    'EL-i, ETV:s ja 1990ndate "lood".',
  ])('nothing is sure in: %s', (text) => {
    expect(mend(text)).toBe(text);
  });

  it.each([
    ['Ta luges "Kevadet" uuesti.', 'Ta luges „Kevadet“ uuesti.'],
    ['Ta luges “Kevadet” uuesti.', 'Ta luges „Kevadet” uuesti.'],
    ['Ta luges «Kevadet» uuesti.', 'Ta luges „Kevadet“ uuesti.'],
    ['„Kevade” on parem kui "Suvi".', '„Kevade” on parem kui „Suvi”.'],
    ['Ta tuleb) homme.', 'Ta tuleb homme.'],
  ])('a quiet hint: %s', (text, right) => {
    expect(mend(text, 'possible')).toBe(right);
  });

  it('explains each mark in both languages', () => {
    const text =
      'Mari(ta on siin)ja Tere ,kas sa  tuled( homme ) koju??Ma ootan ja "loen".\n\nNii „ei“ saa ) ja (nii ka.';
    for (const mark of findTextMarks(text)) {
      for (const language of ['et', 'en'] as const) {
        const { short, long } = explainCorrection(mark, language);
        expect(short + long).not.toMatch(/\{|undefined|„”|“”/u);
      }
    }
  });
});
