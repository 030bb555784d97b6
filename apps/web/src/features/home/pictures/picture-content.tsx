import type { HomePicture } from '@keelerada/contract/home';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelBars } from '../../../shared/pictures/level-bars';
import { NeighbourStar } from '../../../shared/pictures/neighbour-star';
import { TwoSidedBars, WordBars } from '../../../shared/pictures/word-bars';
import { SketchColumns } from './sketch-columns';

/** What a picture shows. */
export function PictureContent({ picture }: { readonly picture: HomePicture }) {
  const { t } = useTranslation('home-pictures');
  const formatNumber = useNumberFormat();
  const formatRatio = useNumberFormat(1);
  const { name, rows, keyword } = picture;
  const word = keyword ?? '';
  switch (name) {
    case 'wordlist':
      return <WordBars bars={rows} formatValue={formatNumber} />;
    case 'cluster-finder':
      return <WordBars bars={rows} formatValue={formatNumber} nameWidth="144px" />;
    case 'keyness':
      return <TwoSidedBars bars={rows} formatValue={(value) => formatRatio(value).replace('-', '−')} />;
    case 'distribution': {
      const bars = rows.map((row) => ({ ...row, level: row.word }));
      return <LevelBars bars={bars} formatValue={formatNumber} />;
    }
    case 'word-sketch':
      return <SketchColumns keyword={word} rows={rows} />;
    case 'collocates': {
      const label = t('neighbours', { word, list: rows.map((row) => row.word).join(', ') });
      const words = rows.map((row) => ({ word: row.word, score: row.value }));
      return <NeighbourStar keyword={word} words={words} label={label} />;
    }
  }
}
