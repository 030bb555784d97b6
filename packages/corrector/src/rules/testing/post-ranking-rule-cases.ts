import type { RuleCases } from '../../sentence/rule';

/** Own sentences of the post-ranking rules and of advice, as in `rule-cases.ts`. */
export const POST_RANKING_RULE_CASES: readonly RuleCases[] = [
  {
    rule: 'left-out-verb',
    wrong: [
      ['Ma õpetaja.', 'Ma olen õpetaja.'],
      ['Minu naaber väga lahke.', 'Minu naaber on väga lahke.'],
      ['Minu õde väsinud inimene.', 'Minu õde on väsinud inimene.'],
      ['Meil kaks koera.', 'Meil on kaks koera.'],
      ['Mul vaja uut arvutit.', 'Mul on vaja uut arvutit.'],
    ],
    right: [
      'Minu vend on insener.',
      'Mina ka.',
      'Tema õpetaja.',
      'Kui vaja, helista mulle.',
      'Meil läks hästi.',
      'Minu kodu ja minu aed.',
    ],
  },
  {
    rule: 'left-out-that',
    wrong: [
      ['Ma arvan sa eksid.', 'Ma arvan, et sa eksid.'],
      ['Ma ei teadnud, teil on koer.', 'Ma ei teadnud, et teil on koer.'],
      ['Muusika oli nii vali, me ei kuulnud midagi.', 'Muusika oli nii vali, et me ei kuulnud midagi.'],
    ],
    right: [
      'Ma arvan, et sa eksid.',
      'Nagu te teate, ta kolis ära.',
      'Ma tean seda.',
      'Ma arvan nii.',
      'Ta ei öelnud, kus ta elab.',
    ],
  },
  {
    rule: 'left-out-negation',
    wrong: [
      ['Keegi oska vastata.', 'Keegi ei oska vastata.'],
      ['Ma üldse karda koeri.', 'Ma üldse ei karda koeri.'],
      ['Mitte keegi vastab telefonile.', 'Mitte keegi ei vasta telefonile.'],
    ],
    right: ['Keegi ei soovi süüa.', 'Las keegi tule.', 'Mitte keegi ei vasta.', 'Keegi tuli uksele.'],
  },
  {
    rule: 'phrase-order',
    wrong: [
      ['Laps peitis end taga kapi.', 'Laps peitis end kapi taga.'],
      ['Ma loe ei ajalehti.', 'Ma ei loe ajalehti.'],
      ['Ta ei enam suitseta.', 'Ta ei suitseta enam.'],
      ['Kass magab all tooli.', 'Kass magab tooli all.'],
      ['Kass magab all vana tooli.', 'Kass magab vana tooli all.'],
      ['See on jalgratas minu õe.', 'See on minu õe jalgratas.'],
      ['Ta ostis kampsuni sinise.', 'Ta ostis sinise kampsuni.'],
    ],
    right: [
      'Laps istub laua taga.',
      'Koer jooksis ees ja kass taga.',
      'See ei ole õige ega hea.',
      'Ta andis raamatu minu õele.',
    ],
  },
  {
    rule: 'verb-pairs',
    wrong: [
      ['Meie õpetaja õpib lastele laulmist.', 'Meie õpetaja õpetab lastele laulmist.'],
      ['Ma oskan seda inimest hästi.', 'Ma tunnen seda inimest hästi.'],
      ['Sõber teab soome keelt.', 'Sõber oskab soome keelt.'],
      ['Õhtul ma lähen sulle külla.', 'Õhtul ma tulen sulle külla.'],
      ['Ma kuulasin, et sa kolid ära.', 'Ma kuulsin, et sa kolid ära.'],
      ['Ta palus, kas pood on avatud.', 'Ta küsis, kas pood on avatud.'],
    ],
    right: [
      'Lapsed õpivad laulmist.',
      'Ta õpetab lastele laulmist.',
      'Ma tean sinu nime.',
      'Nad lähevad vanaemale külla.',
      'Palun öelge, kas pood on avatud.',
    ],
  },
  {
    rule: 'verb-second',
    wrong: [
      ['Eile ma käisin kinos.', 'Eile käisin ma kinos.'],
      ['Praegu me ei otsi uut korterit.', 'Praegu ei otsi me uut korterit.'],
      ['Talvel mulle meeldib suusatada.', 'Talvel meeldib mulle suusatada.'],
      ['Homme meil on eksam.', 'Homme on meil eksam.'],
      ['Kui ma koju jõudsin, ma läksin magama.', 'Kui ma koju jõudsin, läksin ma magama.'],
      ['Olen haige ja täna ma jään koju.', 'Olen haige ja täna jään ma koju.'],
    ],
    right: [
      'Eile käisin ma kinos.',
      'Kas homme sa tuled?',
      'Isegi vanaema tuli kaasa.',
      'Ta ütles, et homme ta tuleb.',
      'Äkki ta tuleb homme.',
      'Seal ta oligi.',
      'Ma käisin eile kinos.',
    ],
  },
  {
    rule: 'clause-order',
    wrong: [
      ['Naaber küsis, kas oled sa kodus.', 'Naaber küsis, kas sa oled kodus.'],
      ['Ta hilines, sest ta kaugel elab.', 'Ta hilines, sest ta elab kaugel.'],
    ],
    right: ['Ma ei tea, kus ta elab.', 'Kas oled sa kodus?', 'Ta lubas, et ta uksed kinni paneb.'],
  },
];
