import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { listComplexityLevels } from '../complexity/list-complexity-levels';
import type { WordFileParts } from './word-file-parts';

const SHARE_OF_NAMES = 70;
const MOST_DECIMALS = 2;

function format(figure: number, language: string): string {
  return figure.toLocaleString(language, { maximumFractionDigits: MOST_DECIMALS });
}

type Figures = readonly (readonly [label: string, value: string])[];

/** Figures of the complexity tab; places as in the reference, "Arrays behind the numbered figures". */
function listComplexity({ response, t, language }: WordFileParts): Figures {
  const { keerukus, korrektoriLoendid } = response;
  const figure = (place: number) => format(Number(keerukus[place] ?? 0), language);
  return [
    [
      t('complexity.level'),
      listComplexityLevels(keerukus)
        .map((level) => t(`complexity.levels.${level}`))
        .join(' / '),
    ],
    [t('complexity.phrases'), figure(0)],
    [t('complexity.words'), figure(1)],
    [t('complexity.syllables'), figure(3)],
    [t('complexity.polysyllabic'), figure(2)],
    [t('complexity.long_words'), figure(4)],
    [t('complexity.nouns'), String(korrektoriLoendid.nimisonad.length)],
    [t('complexity.smog'), figure(5)],
    [t('complexity.flesch_kincaid'), figure(6)],
    [t('complexity.lix'), figure(7)],
    [t('complexity.noun_verb'), format(Number(korrektoriLoendid.nimitegusuhe), language)],
  ];
}

function listVocabulary({ response, t, language }: WordFileParts): Figures {
  const { mitmekesisus, korrektoriLoendid } = response;
  const figure = (place: number) => format(Number(mitmekesisus[place] ?? 0), language);
  const hdd = Number(mitmekesisus[5] ?? 0);
  return [
    [t('vocabulary.words'), figure(10)],
    [t('vocabulary.different'), figure(11)],
    [t('vocabulary.uncommon'), String(korrektoriLoendid.harvaesinevad.length)],
    [t('vocabulary.content'), String(korrektoriLoendid.sisusonad.length)],
    [t('vocabulary.abstract'), String(korrektoriLoendid.abstraktsed.length)],
    [t('vocabulary.root_ttr'), figure(1)],
    [t('vocabulary.mtld'), Number(mitmekesisus[4] ?? -1) > -1 ? figure(4) : '–'],
    [t('vocabulary.hdd'), hdd > 0 ? figure(5) : '–'],
    [t('vocabulary.abstractness'), format(Number(korrektoriLoendid.abskeskmine), language)],
  ];
}

/** The figures of a tab as a table of two columns. */
export function makeFigureTable(parts: WordFileParts, tab: 'complexity' | 'vocabulary'): Table {
  const figures = tab === 'complexity' ? listComplexity(parts) : listVocabulary(parts);
  const cell = (text: string, size: number) =>
    new TableCell({ width: { size, type: WidthType.PERCENTAGE }, children: [new Paragraph(text)] });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: figures.map(
      ([label, value]) =>
        new TableRow({ children: [cell(label, SHARE_OF_NAMES), cell(value, 100 - SHARE_OF_NAMES)] }),
    ),
  });
}
