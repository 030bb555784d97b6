import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

interface ToolCardsProps {
  readonly id: string;
  readonly tools: readonly ToolDeclaration[];
}

/** A card for each analysis tool. */
export function ToolCards({ id, tools }: ToolCardsProps) {
  const { t } = useTranslation('home');
  return (
    <Box component="section" id={id} aria-labelledby="tools-heading">
      <Typography variant="h2" id="tools-heading" sx={{ mb: 2 }}>
        {t('tools.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {tools.map(({ name, route, Icon }) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{ p: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5 }}
          >
            <Box
              sx={{
                display: 'flex',
                p: 1,
                borderRadius: 1,
                bgcolor: 'background.subtle',
                color: 'text.primary',
              }}
            >
              <Icon />
            </Box>
            <Typography variant="h3">{t(`${name}:title`)}</Typography>
            <Typography sx={{ flex: 1 }}>{t(`${name}:card.text`)}</Typography>
            <Button variant="outlined" component={Link} to={`/tools/${route}`}>
              {t(`${name}:card.open`)}
            </Button>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
