/**
 * Estonian words that carry grammar rather than content, collected for this project by closed class: pronouns,
 * conjunctions, negation, the verbs "to be" and "to have to" in their auxiliary use, adpositions, and the adverbs
 * that only place, time or grade what is said. Compared in lower case.
 */
function listWords(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}

/** Base forms; the only ones looked at where the list is by lemma, and looked at as forms too. */
export const estonianStopLemmas: readonly string[] = listWords(`
  mina sina tema meie teie nemad ma sa ta me te nad ise iseenda enese enda end oma see too seesama toosama
  kes mis kumb mitu mitmes milline missugune selline niisugune säärane samasugune taoline
  keegi miski mõni mõned mingi mingisugune kumbki ükski igaüks iga kõik mõlemad mõlema muu teine sama üks üksteise teineteise

  ja ning ega või ehk vaid kuid aga ent vaid kuna et kui sest nagu justkui otsekui kuigi ehkki olgugi ometi siiski
  kas nii niihästi samuti ka küll isegi just ainult vaid ikka

  ei ära mitte pole eks ju ikkagi kah
  olema pidama võima saama tulema hakkama laskma tahtma

  alla all alt peale peal pealt juurde juures juurest kõrvale kõrval kõrvalt ette ees eest taha taga tagant
  sisse sees seest vahele vahel vahelt keskele keskel keskelt ümber ümbert läbi mööda üle pärast enne kuni alates
  kohta kohal kohalt poole pool poolt vastu vastas suhtes kaudu abil tõttu pärast asemel asemele jaoks kaasa koos
  ilma peale ligi lähedal lähedale lähedalt seas seast sekka hulgas hulka hulgast kallal kallale käes kätte käest
  küljes külge küljest otsas otsa otsast tagasi edasi järgi järel järele järelt kombel moodi näol arvel arvates
  eel puhul korral ajal jooksul kestel vältel nimel heaks vaatamata hoolimata sealhulgas välja

  siin siia siit seal sinna sealt kus kuhu kust siis nüüd kunas millal miks kuidas mistõttu misjaoks niipea
  seepärast sellepärast seetõttu seejuures seejärel sellal niikaua kuniks ammu juba veel alles varsti kohe jälle
  taas vahel alati kunagi iial mujal mujale mujalt kuskil kuskile kuskilt kusagil kusagile kusagilt
  kõikjal kõikjale eriti üsna väga liiga päris täiesti peaaegu umbes enam rohkem vähem kõige palju vähe
  natuke pisut veidi võrra samas muidugi vist ehk võib-olla äkki ilmselt tegelikult üldse lihtsalt näiteks
  praegu seni senini siiani peagi mõnikord kuidagi muidu nõnda niimoodi niivõrd kuivõrd mil mispärast kusjuures sestap võibolla
  ükskõik mistahes igasugune mitmesugune teistsugune seesugune mõningane iialgi eales ühtlasi muide keset ääres äärde äärest
  väljaspool piki tänu pihta saadik kohale üleval
  seega niisiis järelikult pigem hoopis otse eraldi üldiselt sealjuures muuseas nimelt vähemalt umbkaudu
  ära maha üles alla kinni lahti kokku lahku ringi tagasi edasi mööda läbi
  jah jaa no noh vaat ah oh aa
`);

/** Inflected forms of the pronouns, the numeral-pronoun `üks` and the auxiliary verbs. */
export const estonianStopForms: readonly string[] = listWords(`
  minu mind minusse minus minust minule minul minult minuks minuni minuna minuta minuga mu mulle mul mult muga must mus musse
  sinu sind sinusse sinus sinust sinule sinul sinult sinuks sinuni sinuna sinuta sinuga su sulle sul sult suga sust sus
  tema teda temasse temas temast temale temal temalt temaks temani temana temata temaga talle tal talt tas tast taga
  meie meid meisse meis meist meile meil meilt meieks meieni meiena meieta meiega
  teie teid teisse teis teist teile teil teilt teieks teieni teiena teieta teiega
  nende neid nendesse nendes nendest nendele nendel nendelt nendeks nendeni nendena nendeta nendega neisse neis neist neile neil neilt neiks
  enda end ennast endasse endas endast endale endal endalt endaks endani endana endata endaga
  enese enesesse eneses enesest enesele enesel eneselt eneseks enesena eneseta enesega endi endid endisse endis endist endile endil endilt
  omi omade omadele omadel omadega omad omast omale omal omaks omaga

  selle seda sellesse selles sellest sellele sellel sellelt selleks selleni sellena selleta sellega sel selt sest
  need neid nood nonde tolle toda tollesse tolles tollest tollele tollel tollelt tolleks tollena tollega
  kelle keda kellesse kelles kellest kellele kellel kellelt kelleks kelleni kellena kelleta kellega kel kelt
  mille mida millesse milles millest millele millel millelt milleks milleni millena milleta millega mil milt
  kumma kumba kummas kummast kummale kummal kummalt kummaga kumbagi kummagi
  kellegi kedagi kellelegi kellelgi kelleltki kellestki kellegagi millegi midagi millestki millelegi millegagi
  mõne mõnda mõnes mõnest mõnele mõnel mõnelt mõneks mõnega mõnede mõnesid mõni
  mingit mingis mingist mingile mingil mingiks mingiga mingid mingeid mingite
  millise millist millises millisest millisele millisel milliseks millisega millised milliseid milliste
  missuguse missugust missugused missuguseid sellise sellist sellises sellisest sellisele sellisel selliseks sellisega
  sellised selliseid selliste niisuguse niisugust niisugused niisuguseid säärase säärast säärased
  igat igas igast igale igal igaks igaga kõige kõiki kõigi kõikide kõigis kõigisse kõigist kõigile kõigil kõigilt kõigiks kõigiga
  kõikides kõikidest kõikidele kõikidel kõikidega mõlemat mõlemas mõlemast mõlemale mõlemal mõlemaga
  muud muu muus muust muule muul muuks muuga muid muude muudes muudest muudele muudel muudega
  teise teist teises teisest teisele teisel teiselt teiseks teisega teised teisi teiste teistes teistest teistele teistel teistega
  sama samu samade samas samast samale samal samaks samaga samad
  ühe üht ühte ühes ühest ühele ühel ühelt üheks ühega ühed ühtegi ühegi ühelgi ükski
  üksteist üksteisele üksteisest üksteisega teineteist teineteisele teineteisest teineteisega

  olen oled on oleme olete olin olid oli olime olite ole olla olles olnud oldud oldi ollakse olevat oleks oleksin oleksid
  oleksime oleksite olgu oleva olev olevad olema olemas olemast olemata polnud poleks polegi ongi oligi pole
  pean pead peab peame peate peavad pidin pidid pidi pidime pidite peaks peaksin peaksid peaksime peaksite pidanud pidada pea
  võin võid võib võime võite võivad võis võisin võisid võiks võiksin võiksid võiksime võiksite võinud
  saan saad saab saame saate saavad sain said sai saime saite saaks saaksin saaksid saanud
  tuleb tuli tuleks hakkab hakkas hakkasin hakkasid hakkan lase laseb tahan tahab
  ärge ärgu ärgem eks
`);
