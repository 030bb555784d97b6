import Box from '@mui/material/Box';
import type { HomePictureRow } from '@keelerada/contract/site/home';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { WithWord, WORD_PLACE } from './with-word';

const columnStyle = {
  minWidth: 0,
  '& ol': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    ...letters[16],
    lineHeight: '1.6875rem',
    fontFamily: 'var(--serif)',
    borderBottom: '1px solid var(--grid)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

interface SketchColumnsProps {
  readonly keyword: string;
  readonly rows: readonly HomePictureRow[];
}

/** Three relations of a word side by side, each with its strongest words. */
export function SketchColumns({ keyword, rows }: SketchColumnsProps) {
  const { t } = useTranslation('home-pictures');
  const relations = [...new Set(rows.map(({ relation }) => relation!))];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 }}>
      {relations.map((relation) => {
        const words = rows.filter((row) => row.relation === relation);
        return (
          <Box key={relation} sx={columnStyle}>
            <Box
              sx={{
                ...letters[12],
                color: 'var(--ink-3)',
                height: 21,
                borderBottom: '1px solid var(--line)',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              <WithWord
                text={t(`relations.${relation}`, { word: WORD_PLACE })}
                word={(relation === 'GENITIVE_OF' ? words[0]?.form : null) ?? keyword}
              />
            </Box>
            <ol lang="et">
              {words.map(({ word }) => (
                <li key={word}>{word}</li>
              ))}
            </ol>
          </Box>
        );
      })}
    </Box>
  );
}
