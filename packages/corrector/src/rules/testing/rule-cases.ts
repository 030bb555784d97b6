import type { RuleCases } from '../../sentence/rule';

/** Own sentences of each rule: wrong ones with what its first replacement must make of them, and right ones it must leave. */
export const RULE_CASES: readonly RuleCases[] = [
  {
    rule: 'negation',
    wrong: [
      ['Ma ei tean sinu numbrit.', 'Ma ei tea sinu numbrit.'],
      ['Eile ei sõitsime me linna.', 'Eile ei sõitnud me linna.'],
      ['Palun ärge räägite nii kõvasti!', 'Palun ärge rääkige nii kõvasti!'],
      ['Ei avage seda ust!', 'Ärge avage seda ust!'],
    ],
    right: [
      'Ma ei tea midagi.',
      'Laps sõi supi ära.',
      'Ei, ma tulen homme.',
      'Eks vaadake ise.',
      'Seda ei saa teha.',
    ],
  },
  {
    rule: 'numeral',
    wrong: [
      ['Laual on viis taldrikud.', 'Laual on viis taldrikut.'],
      ['Ostsin kolm punane õuna.', 'Ostsin kolm punast õuna.'],
      ['Metsas kasvab palju seened.', 'Metsas kasvab palju seeni.'],
    ],
    right: [
      'Laual on viis taldrikut.',
      'Kell viis päeval tuli ta koju.',
      'Kahe aasta pärast kolime.',
      'Kolm Eesti autorit.',
    ],
  },
  {
    rule: 'subject-verb',
    wrong: [
      ['Ma sõidab homme maale.', 'Ma sõidan homme maale.'],
      ['Minu sõbrad tuleb homme külla.', 'Minu sõbrad tulevad homme külla.'],
      ['Lapsed, kes seal mängib, on minu omad.', 'Lapsed, kes seal mängivad, on minu omad.'],
    ],
    right: [
      'Meie maja on vana.',
      'Ema ja isa töötavad.',
      'Enamik inimesi teab seda.',
      'Sa loed ja tema kirjutab.',
    ],
  },
  {
    rule: 'government',
    wrong: [
      ['Helista mind õhtul!', 'Helista mulle õhtul!'],
      ['Mina meeldib see laul.', 'Minule meeldib see laul.'],
      ['Ta loobus kohvi.', 'Ta loobus kohvist.'],
      ['Meie õpetaja sarnaneb minu tädile.', 'Meie õpetaja sarnaneb minu tädiga.'],
    ],
    right: ['Helistan sulle homme.', 'Ta aitas meid.', 'Kõik sõltub ilmast.', 'Mulle meeldib see.'],
  },
  {
    rule: 'local-case',
    wrong: [
      ['Minu tädi elab Hiiumaas.', 'Minu tädi elab Hiiumaal.'],
      ['Õhtul lähme teatrile.', 'Õhtul lähme teatrisse.'],
      ['Mu vend töötab Lätil.', 'Mu vend töötab Lätis.'],
    ],
    right: ['Soomel on president.', 'Ta andis raamatu koolile.', 'Elame maal.', 'Ta räägib Saaremaast.'],
  },
  {
    rule: 'place-names',
    wrong: [
      ['Mu sõber õpib Tallinass.', 'Mu sõber õpib Tallinnas.'],
      ['Eile sõitsime Viljantisse.', 'Eile sõitsime Viljandisse.'],
      ['Talvel reisisime Hispaniasse.', 'Talvel reisisime Hispaaniasse.'],
    ],
    right: ['Mu sõber õpib Tallinnas.', 'Mari Tamm elab Tartus.', 'Kohtusin Larissaga.'],
  },
  {
    rule: 'capitals',
    wrong: [
      ['Ma räägin Vene keelt.', 'Ma räägin vene keelt.'],
      ['Tunnid algavad Esmaspäeval.', 'Tunnid algavad esmaspäeval.'],
      ['Mu õde elab soomes.', 'Mu õde elab Soomes.'],
    ],
    right: ['Ta elab Kevade tänaval.', 'Eesti rahvas laulab.', 'Ma räägin vene keelt.'],
  },
  {
    rule: 'together',
    wrong: [
      ['Jooksen igapäev pargis.', 'Jooksen iga päev pargis.'],
      ['Tal on viie aastane poeg.', 'Tal on viieaastane poeg.'],
      ['Võibolla sajab homme.', 'Võib-olla sajab homme.'],
    ],
    right: ['See võib olla õige.', 'Iga päev sajab.', 'Nädala lõpul puhkan.'],
  },
  {
    rule: 'doubled',
    wrong: [
      ['Ta on on praegu kodus.', 'Ta on praegu kodus.'],
      ['Ma olen elan Narvas.', 'Ma elan Narvas.'],
    ],
    right: ['See on väga väga hea.', 'Ta ei osanud ei lugeda ega kirjutada.'],
  },
  {
    rule: 'comparison',
    wrong: [
      ['See on kõige vana maja.', 'See on kõige vanem maja.'],
      ['Rong on kiire kui auto.', 'Rong on kiirem kui auto.'],
      ['Täna on ilm heam.', 'Täna on ilm parem.'],
    ],
    right: [
      'Ta on sama vana kui mina.',
      'See on palju parem.',
      'Ta on nii tark kui isa.',
      'Kõige parem on kodus.',
    ],
  },
  {
    rule: 'confused-word',
    wrong: [
      ['Mu poeg teab juba ujuda.', 'Mu poeg oskab juba ujuda.'],
      ['Panin mütsi selga.', 'Panin mütsi pähe.'],
      ['Koosolek alustab kell kaks.', 'Koosolek algab kell kaks.'],
    ],
    right: ['Ma tean vastust.', 'Ta alustab tööd.', 'Panin mütsi pähe.'],
  },
  {
    rule: 'infinitive',
    wrong: [
      ['Ma tahan magama minema.', 'Ma tahan magama minna.'],
      ['Ma pean täna poodi minna.', 'Ma pean täna poodi minema.'],
      ['Ta hakkas nutta.', 'Ta hakkas nutma.'],
    ],
    right: ['Saame kõigega hakkama.', 'Ta hakkas süüa tegema.', 'Mul tuleb tööd teha.', 'Lähen ujuma.'],
  },
  {
    rule: 'object',
    wrong: [
      ['Ma ei ostnud leib.', 'Ma ei ostnud leiba.'],
      ['Ta ootab oma vend.', 'Ta ootab oma venda.'],
      ['Eile ostsin uue kleiti.', 'Eile ostsin uue kleidi.'],
      ['Pane akna kinni!', 'Pane aken kinni!'],
    ],
    right: ['Ma sõin õuna ära.', 'Vana maja lammutati.', 'See ei ole minu auto.', 'Ostsin eile leiva.'],
  },
  {
    rule: 'attribute',
    wrong: [
      ['Elan suur majas.', 'Elan suures majas.'],
      ['Aias kasvavad punane roosid.', 'Aias kasvavad punased roosid.'],
      ['Ta tuli uus autoga.', 'Ta tuli uue autoga.'],
    ],
    right: ['Uue maja aken.', 'Kolm suurt maja.', 'Ta tuli oma vana autoga.', 'Noorte inimeste elu.'],
  },
  {
    rule: 'adposition',
    wrong: [
      ['Enne kontsert sõime.', 'Enne kontserti sõime.'],
      ['Ilma raha ei saa elada.', 'Ilma rahata ei saa elada.'],
      ['Töötan alates september.', 'Töötan alates septembrist.'],
    ],
    right: ['Pärast tööd puhkan.', 'Lugesime koos raamatut.', 'Ilma temata ei lähe ma.', 'Kuni homseni!'],
  },
  {
    rule: 'verb-stem',
    wrong: [
      ['Vanaisa andas mulle raha.', 'Vanaisa andis mulle raha.'],
      ['Nad panesid ukse kinni.', 'Nad panid ukse kinni.'],
    ],
    right: ['Vanaisa andis mulle raha.', 'Nad panid ukse kinni.'],
  },
  {
    rule: 'noun-stem',
    wrong: [
      ['Ma näen kahte tüdrukit.', 'Ma näen kahte tüdrukut.'],
      ['Mul on palju sõbrasid.', 'Mul on palju sõpru.'],
    ],
    right: ['Mul on palju sõpru.', 'Ma näen kahte tüdrukut.'],
  },
  {
    rule: 'extra-comma',
    wrong: [
      ['Sõime leiba, ja juustu.', 'Sõime leiba ja juustu.'],
      ['Õde on noorem, kui vend.', 'Õde on noorem kui vend.'],
      ['Minu arvates, on see vale.', 'Minu arvates on see vale.'],
    ],
    right: [
      'Mees, kes seal istus, ja naine tulid.',
      'Ta on vanem, kui ma arvasin.',
      'Üheksas korrus, mõtles ta.',
      'Jah, see on õige.',
    ],
  },
  {
    rule: 'missing-word',
    wrong: [
      ['Ma praegu kodus.', 'Ma olen praegu kodus.'],
      ['Vend on pikem mina.', 'Vend on pikem kui mina.'],
    ],
    right: ['Ma olen kodus.', 'Mina ka!', 'Mina küll mitte.'],
  },
];
