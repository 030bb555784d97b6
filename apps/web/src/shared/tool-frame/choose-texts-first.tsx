import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { StateLine } from '../ui/state-line';

interface ChooseTextsFirstProps {
  readonly title: string;
  /** What the tool does, a paragraph. */
  readonly explanation: string;
}

/** Explains a tool while no texts are chosen, and leads to choosing them. */
export function ChooseTextsFirst({ title, explanation }: ChooseTextsFirstProps) {
  const { t } = useTranslation('tools');
  const { pathname } = useLocation();
  return (
    <Box sx={{ py: 3 }}>
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{explanation}</Typography>
      <StateLine>{t('choose_first')}</StateLine>
      <Button
        component={Link}
        to={pathname}
        state={{ openTextChoice: true, scrollToTop: true, over: 'tool' }}
        variant="contained"
        startIcon={<LibraryBooksIcon />}
      >
        {t('choose_now')}
      </Button>
    </Box>
  );
}
