import { listWords } from '../../sentence/readings';

/** Nouns that edited text puts into the outer local cases alone where they tell a place or a time: `turul`, `reedel`. */
export const OUTER_NOUNS = listWords(`
  aadress aastakümme ajahetk ajastu algatus alus ametikoht eeskuju ekraan eriala esmapilk esmaspäev haldusterritoorium hetk
  hilisõhtu hinnang hommik ikoon istung joonis kaart kallas keskaeg kevad kinnitus klaviatuur koduleht kodumaa
  kolmapäev konverents koosolek korrus kuju kümnend laupäev lava lehekülg lähiaeg maantee meeleavaldus neljapäev nupp
  nädalavahetus nõusolek pind poolaeg puhk pärastlõuna pühapäev rannik reede saar staadion suvi sügis tagajärg talv   taust teisipäev territoorium turg tänapäev tööturg vahendus vajadus varahommik veebileht visiit väide välismaa väljak
  äraolek õhtu üldjuht
`);

/** Nouns without an attribute that edited text puts into the inner local cases alone: `juunis`, `köögis`. */
export const INNER_NOUNS = listWords(`
  aed ahi ajalugu aju algus amet andmestik aprill apteek atmosfäär august detsember dialoog dispersioonanalüüs dokument eesots
  erandkord finaal funktsioon genitiiv haigla ida ideaal igapäevaelu internet jaanuar joove juuli juuni järjekord kast keel
  keeleteadus keeleõpe kirik kirjakeel kirjapilt kodu kogusumma kohvik kokkupõrge kokkuvõte kooskõla koridor kosmos kurss kõne
  köök külmkapp lahing lasteaed lause leil liitriik lingvistika lisa loend loodus luulekogu lähedus lääs lõige lõppkokkuvõte
  lõuna maailm majandus meditsiin meedia meel minevik munarebu mälu märts määrus noorus november oktoober olevik olukord
  organism partitiiv peatükk piirkond pime plahvatus poliitika pood poolfinaal päriselu põhi reaalaeg register riigieelarve
  ruum saade saal sari seadus senat september suhtlus sõda sõnastik tabel taotlus tasakaal teenindussektor tegelikkus
  televisioon teooria trenn trükk tulevik uni uurimistöö valim vangla vastuolu veeb välisriik õnnetus õppetöö ülekaal
  ülikool
`);

/** Verbs beside which a name of a place stands in the inessive or adessive, hardly ever in the illative or allative. */
export const STAYING_VERBS = listWords(`
  toimuma esinema käima töötama elama algama õppima leiduma kohtuma tegutsema istuma surema hukkuma jätkuma sündima levima viibima veetma
  valmima puhkema jõustuma
`);

/** Verbs beside which a name of a place stands in the illative or allative. */
export const GOING_VERBS = listWords(`
  minema jõudma sõitma saabuma kolima suunduma tungima naasma saatma viima siirduma sõidutama kutsuma sattuma astuma sisenema
`);

/** Nouns of place with the inner local cases: koolis, kooli. */
export const PLACE_NOUNS = listWords(
  'kino teater pood kool ülikool köök tuba haigla raamatukogu kohvik restoran muuseum linn mets park aed hotell korter tehas kontor pank apteek kirik klass lasteaed gümnaasium',
);
