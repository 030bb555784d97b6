/** The comparative of a frequent adjective, and the comparative of its adverb where it is used. */
export interface Comparative {
  readonly comparative: string;
  readonly adverb?: string;
}

/** Adjective, comparative and comparative of the adverb. */
const TABLE = `
  ilus ilusam ilusamini, suur suurem -, väike väiksem -, hea parem paremini, halb halvem halvemini, kiire kiirem kiiremini,
  aeglane aeglasem aeglasemalt, pikk pikem -, lühike lühem -, vana vanem -, noor noorem -, uus uuem -, tähtis tähtsam -,
  oluline olulisem -, huvitav huvitavam -, igav igavam -, kallis kallim -, odav odavam -, tugev tugevam tugevamini,
  nõrk nõrgem nõrgemini, soe soojem soojemalt, külm külmem -, kuum kuumem -, raske raskem -, kerge kergem kergemini,
  lihtne lihtsam lihtsamalt, keeruline keerulisem -, kõrge kõrgem -, madal madalam -, lai laiem -, kitsas kitsam -,
  rõõmus rõõmsam rõõmsamalt, kurb kurvem kurvemalt, tark targem targemini, rumal rumalam -, kuulus kuulsam -, rikas rikkam -,
  vaene vaesem -, terve tervem -, haige haigem -, puhas puhtam puhtamalt, must mustem -, hele heledam -, tume tumedam -,
  vaikne vaiksem vaiksemalt, vali valjem valjemini, magus magusam -, maitsev maitsvam -, värske värskem -, mugav mugavam mugavamalt,
  ohtlik ohtlikum -, turvaline turvalisem -, sõbralik sõbralikum sõbralikumalt, lahke lahkem lahkemalt, kasulik kasulikum -,
  vajalik vajalikum -, populaarne populaarsem -, paks paksem -, õhuke õhem -, sügav sügavam sügavamalt, kaunis kaunim kaunimini,
  lähedane lähedasem -, kauge kaugem -, tihe tihedam tihedamini, sage sagedasem sagedamini, täpne täpsem täpsemalt, selge selgem selgemini,
  õnnelik õnnelikum õnnelikumalt, julge julgem julgemalt, väsinud väsinum -, meeldiv meeldivam -, armas armsam -, hull hullem -,
  edukas edukam edukamalt, töökas töökam -, laisk laisem -, pime pimedam -, valge valgem -, roheline rohelisem -,
  ootamatu ootamatum -, kuiv kuivem -, märg märjem -, vihmane vihmasem -, päikseline päikselisem -, tore toredam toredamini
`;

export const COMPARATIVES: ReadonlyMap<string, Comparative> = new Map(
  TABLE.split(',').map((entry) => {
    const [positive = '', comparative = '', adverb = '-'] = entry.trim().split(/\s+/u);
    return [positive, { comparative, ...(adverb === '-' ? {} : { adverb }) }];
  }),
);
