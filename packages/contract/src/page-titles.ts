import type { publicPagePaths } from './page-paths';

/**
 * Estonian and English title of each public page but the first, for previews on other sites, which run no script. A test
 * of the screens holds them to the messages.
 */
export const pageTitles: Readonly<
  Record<Exclude<(typeof publicPagePaths)[number], '/'>, readonly [et: string, en: string]>
> = {
  '/corrector': ['Korrektor', 'Corrector'],
  '/practice': ['Harjuta', 'Practice'],
  '/corrector/write': ['Kirjuta ja paranda', 'Write and improve'],
  '/corrector-test': ['Korrektor (testversioon)', 'Corrector (test version)'],
  '/adding': ['Anneta oma tekst', 'Donate your text'],
  '/tools/wordlist': ['Sõnaloend', 'Word list'],
  '/tools/wordcontext': ['Sõna kontekstis', 'Word in context'],
  '/tools/collocates': ['Naabersõnad', 'Neighbouring words'],
  '/tools/wordsketch': ['Sõnavisand', 'Word sketch'],
  '/tools/distribution': ['Jaotus', 'Distribution'],
  '/tools/clusterfinder': ['Klastrileidja', 'Cluster finder'],
  '/tools/errors': ['Vead', 'Errors'],
  '/tools/wordanalyser': ['Sõnaanalüsaator', 'Word analyser'],
  '/teacher/class-report': ['Klassi raport', 'Class report'],
  '/teacher/worksheet': ['Tööleht', 'Worksheet'],
  '/teacher/examples': ['Näitelaused tasemeti', 'Examples by level'],
  '/tools/minitorn-pikkus': ['Sõna pikkus', 'Word length'],
  '/tools/masinoppe-ennustus': ['Ennustuse katse', 'Prediction test'],
  '/links': ['Lingid', 'Links'],
  '/about/us': ['Keskkonnast', 'About us'],
  '/about/people': ['Inimesed', 'People'],
  '/about/grants': ['Projektid', 'Grants'],
  '/about/publications': ['Publikatsioonid', 'Publications'],
  '/about/corpus': ['Korpusest', 'About the corpus'],
  '/about/error-types': ['Kuidas vigu leitakse', 'How errors are found'],
  '/about/quality': ['Kui hea see on', 'How good it is'],
  '/editors': ['Korrektor teistes programmides', 'The corrector in other programs'],
  '/privacy': ['Privaatsus', 'Privacy'],
  '/data-protection': ['Andmekaitse asutusele', 'Data protection'],
  '/accessibility': ['Ligipääsetavus', 'Accessibility'],
  '/licences': ['Litsentsid', 'Licences'],
  '/changes': ['Mis on uut', 'What is new'],
};
