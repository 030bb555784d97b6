import type { HomePicture } from '@keelerada/contract/site/home';
import { useTranslation } from 'react-i18next';
import { NeighbourStar } from '../../../shared/pictures/neighbour-star';
import { LevelBars, WordBars } from './picture-bars';
import { SketchColumns } from './sketch-columns';

/** What a picture shows. */
export function PictureContent({ picture }: { readonly picture: HomePicture }) {
  const { t } = useTranslation('home-pictures');
  const { name, rows, keyword } = picture;
  const word = keyword ?? '';
  switch (name) {
    case 'wordlist':
      return <WordBars rows={rows} />;
    case 'cluster-finder':
      return <WordBars rows={rows} nameWidth="144px" />;
    case 'keyness':
      return <WordBars rows={rows} isTwoSided />;
    case 'distribution':
      return <LevelBars rows={rows} />;
    case 'word-sketch':
      return <SketchColumns keyword={word} rows={rows} />;
    case 'collocates': {
      const label = t('neighbours', { word, list: rows.map((row) => row.word).join(', ') });
      const words = rows.map((row) => ({ word: row.word, score: row.value }));
      return <NeighbourStar keyword={word} words={words} label={label} />;
    }
  }
}
