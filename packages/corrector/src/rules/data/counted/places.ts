// Written by `npm run -s train -- rule-frames`; see README.md. Nouns by their series of local cases, and verbs by their question.

export const OUTER_NOUN_LIST = `
  aadress aastakümme ajahetk ajastu algatus alus ametikoht eeldus eeskuju ekraan eriala esmapilk esmaspäev
  haldusterritoorium hilisõhtu hinnang hommik ikoon istung joonis juht kaart kallas keskaeg kevad kinnitus
  klaviatuur klient koduleht kodumaa kolmapäev komme kontsert konverents koosolek korrus kuju kümnend laupäev
  lava lähiaeg maa maantee meeleavaldus neljapäev nupp nädalavahetus nõusolek parras pind poolaeg puhk
  pärastlõuna põhjus põrand pühapäev rannik saar seisukoht staadion suvi sügis tagajärg talv tase taust tee
  teisipäev territoorium turg tänapäev tööturg vahekaart vahendus varahommik veebileht visiit väide välismaa
  väljak äraolek õhtu üldjuht
`;

export const INNER_NOUN_LIST = `
  aed ahi ajalugu aju algus amet analysis andmestik aprill apteek atmosfäär august detsember dialoog
  dispersioonanalüüs dokument eesots erandkord film finaal funktsioon genitiiv haigla haridus ida ideaal
  igapäevaelu internet jaanuar joove juuli juuni järjekord kast keel keeleteadus keeleõpe kirik kirjakeel
  kirjandus kirjapilt klubi kodu kogusumma koht kohvik kokkupõrge kokkuvõte kooskõla koridor korter kosmos kurss
  kõne köök külmkapp lahing lapsepõlv lasteaed lause leil liitriik lingvistika loend loodus luulekogu lähedus
  lääs lõige lõppkokkuvõte lõuna maailm maja majandus meditsiin meedia meel mets minevik munarebu mälu märts
  määrus noorus november nurk nädal oktoober olevik olukord organism partitiiv pea peatükk pere piirkond pime
  pimedus plahvatus pluural poliitika pood poolfinaal päriselu põhi raamat reaalaeg register relatiiv
  riigieelarve ruum saade saal sari seadus sekund selg senat september silm singular sotsiaalmeedia suhtlus suu
  sõda tabel taevas tasakaal teenindussektor tegelikkus tekstidokument televisioon trenn trükk tuba tulevik tund
  uni uurimistöö uuring valim vangla vastuolu veeb veri välisriik õhk õnnetus õppetöö ööpäev ülekaal ülikool
`;

export const STAYING_VERB_LIST = `
  algama asuma elama hukkuma istuma jõustuma kohtuma käima levima osalema puhkema sündima tegutsema toimuma
  töötama valmima viibima
`;

export const GOING_VERB_LIST = `
  jõudma kolima minema naasma pääsema põgenema saabuma sõitma
`;
