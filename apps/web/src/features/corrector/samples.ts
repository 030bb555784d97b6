import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';

export interface Sample {
  readonly level: ProficiencyLevel;
  readonly text: string;
}

/** Texts as learners of a level write them, with the errors that they make; written for this page. */
export const samples: readonly Sample[] = [
  {
    level: 'A2',
    text: `Tere, Kati!

Ma elan nüüd Tartuss. Minu korter on väike aga ilus. Mul on kolm tuba ja suur köök. Ma ei räägin veel hästi eesti keelt, sest ma õpin ainult kolm kuud.

Igal hommikul ma lähen töö juurde bussiga. Õhtul ma vaatan televisorit või loen raamat. Mul on siin kaks uus sõber, nende nimed on Anna ja Marko. Laupäeval me käisime turul ja ostsime palju õunad.

Kas sa tahad minu juurde tulla? Ma ootan sinu kiri!

Oleg`,
  },
  {
    level: 'B1',
    text: `Eelmisel suvel ma käisin oma perega Saaremaal. Me sõitsime Virtsusse autoga ja siis läksime praamile. Ilm oli soe ja päikeseline, sellepärast me istusime kogu aeg väljas.

Kuressaares me elasime väike külalistemajas. Omanik rääkis meile et maja on rohkem kui sada aastat vana. Kõige rohkem meeldis mulle loss, kus on huvitav muuseum. Minu poeg tahtis kõiki asju katsuda aga see oli keelatud.

Viimasel päeval me sõitsime tuulikud vaatama. Giid soovitas meid ka Kaali järve vaadata. Ma arvan, et Saaremaa on koht kuhu ma tahan kindlasti tagasi minna. Järgmine aasta me võtame kaasa ka vanaema, sest ta ei ole kunagi merd näinud.`,
  },
  {
    level: 'B2',
    text: `Kaugtöö plussid ja miinused

Viimaste aastate jooksul on kaugtöö muutunud paljudele inimestele tavaliseks. Minu arvates on sellel nii häid kui ka halbu külgi, millest tuleks ausalt rääkida.

Kõigepealt säästab kodus töötamine aega, sest iga päev ei pea mitu tundi bussis istuma. Lisaks saab igaüks ise otsustada millal ta kõige paremini keskendub. Uuringud näitavad, et kodus tehtud töö ei ole kehvem kui kontoris tehtud. Teiselt poolt tunneb osa inimesi ennast üksikuna, kuna nad ei suhtle enam kolleegidega igapäevaselt. Eriti raske on see noortel, kes alles alustavad oma karjääri ning vajavad kogenuma töökaaslase toetus.

Kokkuvõtteks arvan, et kõige mõistlikum oleks neid kaht viisi ühendada. Tööandja peaks usaldama oma töötajad, kuid samas hoolitsema selle eest et meeskond aegajalt ka päriselt kohtuks.`,
  },
];

/** Whether a text is one of these, perhaps changed: its beginning tells. */
export function isSample(text: string): boolean {
  const beginningCharacters = 60;
  return samples.some((sample) => text.startsWith(sample.text.slice(0, beginningCharacters)));
}
