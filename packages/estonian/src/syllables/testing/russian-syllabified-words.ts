/**
 * Russian words cut by hand, `.` between syllables: a syllable has one vowel, of several consonants between vowels the last
 * opens the next syllable, signs stay with the consonant before them and й with the vowel before it.
 */
export const RUSSIAN_SYLLABIFIED_WORDS: readonly string[] = `
я мы он дом лес стол мост день снег хлеб
ма.ма ра.ма ко.ро.ва мо.ло.ко го.ло.ва ре.ка зи.ма ут.ро о.но и.мя
кош.ка лам.па ок.но кар.ман шап.ка сум.ка пар.та ван.на мас.са кас.са
маль.чик паль.то пись.мо день.ги тюрь.ма боль.шой силь.ный конь.ки
май.ка лей.ка чай.ник вой.на рай.он хо.зяй.ка
се.мья пла.тье объ.яв.ле.ни.е подъ.езд вью.га
по.э.зи.я те.атр пи.о.нер ра.ди.о ге.рой ис.то.ри.я зда.ни.е
ёл.ка всё е.щё объ.ём
Моск.ва Рос.си.я Тал.лин Эс.то.ни.я
кон.церт сест.ра
`
  .trim()
  .split(/\s+/u);
