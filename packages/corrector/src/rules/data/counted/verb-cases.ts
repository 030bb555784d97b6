// Written by `npm run -s train -- rule-frames`; see README.md. Verb, case, cases that it hardly ever takes instead, and behind + those that may stand for it.

export const VERB_CASE_TABLE = `
  abistama p all +kom,in; alahindama p all; alistuma all el; alluma all p,el,g; alustama p all +el,kom;
  armastama p all; armuma ill all; arvustama p all; asenduma kom all,el,g; austama p all; avalduma in all,g;
  deklareerima all el +kom; edastama all el; edendama p all; eelnema all el,g; eemaldama el all +abl; eemalduma
  el p,all,kom,g +ill,abl; eitama p all; eralduma el all,kom +ill,tr; erinema el all,kom; eristama p all +el;
  esindama p all,el; garanteerima all el +kom,tr; haigestuma ill all; haldama p all; harjuma kom all,g;
  harrastama p all; helistama all p,el,g +ill; hoiduma el p,all,kom; hooldama p all; hoolima el p,all,kom,g;
  hukkuma in all; huvitama p all; huvituma el p,all,kom,g; häbenema p all; häirima p all +kom; igatsema p all;
  ignoreerima p all; imetlema p all; informeerima p all; inspireerima p all; integreerima ill all; investeerima
  ill all; iseloomustama p all; jagunema tr p; jaotama ill all +tr; juhinduma el p,all,kom,g; julgustama p all
  +kom; jälgima p all; jälitama p all; jäljendama p all; järeldama el all,kom; järelduma el p,all,kom,g; järgima
  p all,el; jätkama p all +kom; kaasnema kom all,el; kahtlema in all; kajastama p all; kajastuma in all,p,g;
  kanduma all el +ill; karistama p all; kasutama p all,el; katsetama p all; kattuma kom all,p,g; kaugenema el
  p,all,kom,g; keelduma el g; keskenduma all p,el,g; kiirendama p all; kimbutama p all; kinkima all el; kiruma p
  all; kogema p all; kohanema kom all,p,el; kohtama p all; kohtlema p all; kohtuma kom all; konkureerima kom
  p,g; konsulteerima kom all,el +in; kooskõlastama kom all,el; koosnema el p,all,kom,g; koputama all el; kordama
  p all; kritiseerima p all; kujunema tr p,all,kom,g +el; kuluma tr kom +all; käsitama p all; käsitlema p all;
  kõnetama p all; kõrvutama p all +kom; küsitlema p all; lahkuma el p,kom +abl; laienema all el,g; leppima kom
  all,p,el,g; liigutama p el; liituma kom p,el +all; loobuma el p,all,kom,g; lähenema all p,el; lähtuma el
  p,all,g; maitsema all el; meeldima all p,el,g; moodustuma el all,g; motiveerima p all +kom; muutuma tr all,g;
  märkama p all; mõjuma all p,el,g +ill; mõjutama p all,el; mööduma el kom,g; nautima p all; nimetama tr
  all,kom; nägema p all; nähtuma el p,all,kom,g; nõustuma kom p; olenema el p,all,kom,g; omistama all el;
  osalema ad p +in; osutama all el; osutuma tr p,all,kom,g; pahandama p all +kom,abl; paiknema in g; pakkuma p
  el; peegelduma in all +el,abl; peituma in all,p,g +ill; pelgama p all; petma p all +kom; pidurdama p all;
  piirduma kom all,p,el,g; piirnema kom all,p; piisama el p,kom,g +all,tr; pistma ill all; plahvatama in all;
  pommitama p all; pretendeerima all el; puudutama p all,el; puutuma ill all; pärinema el all,kom +abl; põhinema
  ad p,g; põlgama p all; pühendama all el +ill; pühenduma all el; rahustama p all; reageerima all p,el,g;
  riivama p all; riskima kom all,el,g; ründama p all; sarnanema kom p,el +all; segunema kom all,el; seirama kom
  all,el; seisnema in all,p,g; sekkuma ill all; selguma el p,all,kom; seonduma kom all,el; seostama kom all,el;
  seostuma kom all,p,el,g; silitama p all; sisaldama p all,el; sisalduma in all; sisenema ill all; solvama p
  all; stimuleerima p all +kom; suhtlema kom all,p,el,g; suhtuma ill all; sukelduma ill all; suudlema p all
  +kom; sõdima kom all,p,g +el; sõltuma el p,all,kom,g; sümboliseerima p all; süstima p all; süvenema ill all;
  süüdistama p all; taganema el p,kom,g; tajuma p all; takistama p all +in; talletama ill all; taotlema p el;
  tarvitama p all; tegelema kom all,p,el,g; teisendama tr all,kom +ill; tervitama p all; tilkuma el kom
  +all,abl; toetama p el +in; toetuma all el,g; toibuma el p,all,kom,g; torkama ill all; tuginema all p,el,g
  +ad; tulenema el p,all,kom,g; tuletama ill all +el; tundma p all; tutvuma kom all,p,el,g; tutvustama p el
  +all; täheldama p all; tänama p all; täpsustama p all; ulatama all el; unistama el p,kom,g; usaldama p all;
  vaatlema p el; vabanema el p,all,kom,g; vabastama el all; vaevlema in all +el; vajama p all,el; valdama p all;
  valmistuma tr p,all,kom,g; valvama p all; varustama kom all,el; vastama all p,el,g; vastanduma all el +kom;
  veenma p all +in; vestlema kom all,g; vihjama all el; vihkama p all; viibima in all,g; viitama all p,el,g;
  vähendama p all,el; väljendama p all,el; väljenduma in all; väljuma el p,g; vältima p all,el; väärima p all;
  võrdlema kom all,el; võrduma kom all,p,el,g; võõrustama p all; õnnitlema p all; ööbima in all; ühinema kom
  all,p,el; ühtima kom all,p,el,g; üllatama p all
`;

export const PRONOUN_CASE_TABLE = `
  analüüsima p all,el,g; armastama p all,el; arutama p all,el,g; asetsema el p,g; eeldama p all,g; eitama p
  all,g; ennustama p all,g; erinema el p,all,g; haarama p all; harjuma kom all,g; helistama all p,g,el,ad,kom;
  hoolima el p,all,kom; huvitama p all,el,g; häirima p all,el,g; iseloomustama p el,g; istuma all p,g; jagama p
  g; juhtima all el,ad,kom; jälgima p all,el; järeldama el all,kom,g; järelduma el p,all,kom,g; järgnema all
  p,ad,kom; kaasnema kom all,g; kahtlustama p all,g; kaitsma p all,el,g; kandma p all,el,g; kartma p all,el,g;
  kasutama p all,el,g; kasvatama p all,g; katsuma p all,g; keskenduma all p,g,el,kom; kinkima all g; kinnitama p
  el; kirjeldama p all,el,g; kohtama p all,g; kohtlema p all,g; kohtuma kom p,all,g; kontrollima p all,el,g;
  kutsuma p el; kuulama p all,g; kuulma p g; käsitlema p all,g; leppima kom p,all,g; liituma kom all,el,g;
  lisanduma all g,el,ad,kom; loobuma el p,all,g; lähtuma el p,all,kom,g; maitsema all g; meeldima all
  p,g,el,ad,kom; meenuma all g,el,kom; muutma p all,el; mäletama p all,g; märkama p all,el,g; mõjutama p
  all,el,g; mõtlema all g; nautima p all,g; nimetama p all,el,g; nägema p all,el,g; näitama p el,g; nõudma p
  all,el,g; nõustuma kom p,all,g; olenema el p,all,kom,g; ootama p all,el; osutama all p,g,el,ad,kom; otsima p
  el; parandama p all,el; peituma in all,p; petma p all,g; piisama el p,kom,g; proovima p all,g; puudutama p
  all,el,g; päästma p all; pöörama all el,ad,kom; rakendama p all; ravima p all,g; ründama p all,el,g; saavutama
  p all,el; segama p el,g; seisnema in all,p; selgitama p g; sisaldama p all,g; sundima p all,el; suurendama p
  all,g; suutma p all; sõidutama p all,el; sõltuma el all,kom,g; sööma p el; süüdistama p all,el,g; tabama p
  all,el,g; tahtma p el,g; tajuma p all,g; takistama p all,el,g; teavitama el all,kom,g; tegelema kom p,el,g;
  tervitama p all,g; toetama p all,el,g; tulenema el p,all,kom,g; tunduma all p,g,ad,kom; tähendama p el;
  tähistama p all; täitma p all; tänama p all,el,g; tõestama p all,el,g; tõlgendama p all,g; tõmbama p g;
  usaldama p el,g; uskuma p all,el,g; uurima p all,g; vaatama p el; vaatlema p all,g; vajama p all,el,g; varjama
  p all,el,g; vastama all g; veenma p all,g; vihkama p all,g; viitama all p,g,el,ad,kom; väitma p el; välistama
  p all,g; väljendama p all,g; vältima p all,el,g; võitlema kom p,all,g; õpetama p el; õppima p all,g; üllatama
  p all,g; ümbritsema p all,g
`;

export const ADJECTIVE_CASE_TABLE = `
  alluv all el; asustatud kom all,p,el,g; edastatud all el; eelnenud all el; eraldatud el g +kom,all; esitatav
  all p,el,g; huvitatud el p,all,kom,g; hõlmatud kom all,el,g; iseloomulik all p,el; järgnenud all el; kaasnev
  kom all,p,el,g; kaetud kom all,p,g; kogunenud all el; koosnev el p,all,kom,g; kulunud all el +tr; kuluv all el
  +tr; kättesaadav all el,g; langenud all el +ill; leitav el p,all,kom,g; lingitud kom all,p,g; lähtuv el
  p,all,kom,g; lõppev kom all,p,el,g; muutunud tr all,kom,g; mõeldud tr g +all; mõjutatud el all,kom; omane all
  p,el,g; orienteeritud all el; osutatud all el; pandud all el; peetud tr all; pärinev el p,all,kom,g;
  põhjustatud el all,kom; pühendatud all p,el,g; rahul kom all,p,el,g; rikastatud kom all,p; räägitud el kom;
  saadav el p,all,kom,g +ill; seonduv kom all,p,el,g; seostatud kom all,el; seotud kom all,p,el,g; suunatud all
  p,el,g; sõlmitud kom el,g; sõltumatud el p,all,kom,g; sõltuv el p,all,g; teadlik el p,all,kom,g; tegelev kom
  all,p,el,g; tingitud el p,all,kom,g; tuginev all p,el,g; tulenev el p,all,kom,g; tuletatud el p,all,kom,g;
  tulnud el kom,g +all; tunnistatud tr all,kom; tähistatud kom all,el,g; tänulik all el; varustatud kom
  all,p,el,g; väljendatav kom all,p,el,g; väljendatud kom all,el; ümbritsetud kom all,p,g +el
`;

export const PARTITIVE_VERB_LIST = `
  aasima abistama aduma ahistama ahvima aistima akompaneerima alahindama alarmeerima alustama anuma arstima
  arvustama atakeerima auskulteerima autasustama avansseerima boikoteerima desorienteerima diskrimineerima
  eeldama eelistama eitama ekspluateerima elatama embama eritama erutama esindama esitlema gratuleerima haistma
  hakkima haldama haletsema halvustama harrastama himustama hooldama hoomama huvitama häbenema häirima
  hämmastama hämmeldama hääratama hööritama igatsema ignoreerima ihaldama ihalema ihkama imetlema informeerima
  inspireerima intensiivistama irriteerima iseloomustama jahendama janunema judistama julgustama jumaldama
  jälestama jälgima jälitama jäljendama järgima jätkama kaapama kadestama kaelustama kahetsema kahjatsema
  kahtlustama kainendama kaitsema kaitsma kajastama kallistama karistama karjutama karvustama kasutama katsetama
  kaugendama keelitama kehastama kibrutama kiiksutama kiirendama kiiritama kimbutama kiristama kirjama
  kirtsutama kiruma kiunutama kiusama kogema kohtama kohtlema kohustama kollektsioneerima kompama kompima
  komplema komplitseerima kontrollima kordama kostitama kratsima krimpsutama kritiseerima kriuksutama kriunutama
  kräunutama krääksutama krõmpsutama kviteerima käsitama käsitlema kõbima kõlgutama kõmmutama kõnetama küsitlema
  laitma levitama ligindama liigutama limpsima lõngutama manama manitsema motiveerima mäletama märkama mõjustama
  mõjutama mõlgutama narritama nautima noomima nuhtlema nuusutama nähvama näitama näpistama nõelama ootama
  osutama painama paitama parodeerima passima pelgama petma pidurdama piilma pilgutama pilkama plaanitsema
  popsutama premeerima puudutama põhjendama põlgama põmmutama pööritama rahustama reklaamima riivama ringitama
  rõhutama rõõmustama seirama shokeerima silitama silmama sisaldama siunama solvama soodustama stimuleerima
  suudlema sügama sümboliseerima süstima süüdistama tajuma takistama talitsema teesklema teretama tervitama
  toetama trahvima trehvama trimpama tundma tutvustama täheldama tähendama täristama tögama tönkama umbusaldama
  usaldama usutlema vaakuma vaatlema vajama valdama valvama vangutama veenima veetlema vesistama vibutama
  vähendama välgutama väljendama vältima väärima väärutama võõrustama ähvardama ärgitama ärritama ääristama
  õhutama õigustama õnnestama õnnitlema õrritama õõtsutama ülistama üllatama
`;
