/** The government of a verb, as textbooks give it. */
export interface VerbFrame {
  /** Case code without number. */
  readonly case: string;
  /** Cases that learners put in its place and that the verb does not take. */
  readonly wrong: readonly string[];
  readonly question: string;
  /** A word that makes the verb another one: `aru saama`. */
  readonly particle?: string;
  /** Other cases that are right. */
  readonly also: readonly string[];
}

/** Verb (with particle), case, wrong cases, question; `+` adds cases that are right too. */
const TABLE = `
  abielluma kom all,p,g kellega?
  armuma ill kom,all,p kellesse?
  aitama p all keda?
  andestama all p kellele?
  arusaama el p millest?
  saama/aru el p,g millest?
  saama/hakkama kom p,el millega?
  pidama/kinni el all millest?
  pidama/lugu el p,all kellest?
  erinema el kom,all,p millest?
  harjuma kom all,p,ill millega?
  helistama all p,g,kom kellele?
  huvituma el p,g,n,kom,in millest?
  häirima p all keda?
  hoiduma el p,g millest?
  jälgima p all keda?_mida?
  kaasnema kom all,el millega?
  kahtlema in el,p milles?
  kahetsema p el mida?
  kartma p el,all keda?_mida?
  keelduma el p,g millest?
  kiitma p all keda?
  kohanema kom all,p millega?
  kohtuma kom p,all kellega?
  konkureerima kom all,p kellega?
  koosnema el kom,p,g millest?
  kuuluma ill in kuhu? +all
  lahkuma el p,g kust? +abl,ill,all
  leppima kom all,p millega?
  liituma kom ill,p millega?
  lohutama p all keda?
  loobuma el g,n,p,all,kom millest?
  lootma all el millele? +p
  meeldima all p,g kellele?
  mõjutama p all keda?_mida?
  nõustuma kom all,el,p millega?
  osalema ad p,all,ill millel? +in
  osavõtma el p,g millest?
  võtma/osa el p,g,kom,in millest?
  pühenduma all p,kom millele?
  pääsema el p,g millest? +ill,all
  sarnanema kom all,p,el kellega?
  segama p all keda?
  sobima all p kellele? +kom,tr,ill
  sobima/kokku kom all millega?
  sõbrunema kom p,all kellega?
  sõltuma el all,ad,kom,p millest?
  suhtlema kom all,p kellega?
  süüdistama in el milles? +p
  tegelema kom p,g,el,in,ad millega?
  tervitama p all keda?
  toetama p all keda?
  tutvuma kom g,p,all,el kellega?_millega?
  tülitsema kom all,p kellega?
  tänama p all keda?
  unistama el p,ad,all,g,n,kom millest?
  vabanema el p,g millest?
  vaidlema kom all,p kellega?
  vaimustuma el kom,p millest?
  vajama p el,all mida?
  vastama all p millele?
  veenduma in el milles?
  vihkama p all keda?
  võrdlema p all mida?
  õnnitlema p all keda?
  ähvardama p all keda? +kom
  ühinema kom all,ill,p millega?
  kaebama all p kellele?
  naeratama all el kellele?
  kinkima all kom kellele?
  sarnlema kom all kellega?
  kahjustama p all mida?
  pöörduma all p kelle_poole? +ill
  puudutama p all,el mida?
  usaldama p kom keda? +all
  austama p all keda?
  imetlema p all,el keda?_mida?
  külastama p all keda?_mida? +in,ad
  ootama p all keda?_mida?
  otsima p all,el mida? +in,ad,el
  kasutama p kom,all mida?
  kuulama p all mida?
  mäletama p el,all mida?
  nautima p el,kom,all mida?
  vältima p el,all mida?
  uskuma p all keda? +ill
  tähistama p all mida?
  haigestuma ill kom,el,p millesse?
  suhtuma ill all,kom,p kellesse?
  sekkuma ill all,kom,p millesse?
  panustama ill kom,p millesse? +all
`;

function readEntry(entry: string): readonly [string, VerbFrame] {
  const [words = '', wanted = '', wrong = '', question = '', also = ''] = entry.trim().split(/\s+/u);
  const [verb = '', particle] = words.split('/');
  const frame = { case: wanted, wrong: wrong.split(','), question: question.replace(/_/gu, ' ') };
  return [
    verb,
    {
      ...frame,
      ...(particle === undefined ? {} : { particle }),
      also: also.startsWith('+') ? also.slice(1).split(',') : [],
    },
  ];
}

/** Frames by the lemma of the verb; one verb may have several with different particles. */
export const VERB_FRAMES: ReadonlyMap<string, readonly VerbFrame[]> = TABLE.trim()
  .split('\n')
  .map(readEntry)
  .reduce(
    (frames, [verb, frame]) => frames.set(verb, [...(frames.get(verb) ?? []), frame]),
    new Map<string, VerbFrame[]>(),
  );
