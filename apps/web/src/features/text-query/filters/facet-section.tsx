import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { letters } from '../../../shared/design/tokens';

interface FacetSectionProps {
  readonly title: string;
  readonly chosenCount: number;
  readonly isOpenAtFirst: boolean;
  /** What is meant while nothing is chosen. */
  readonly note?: string | null;
  readonly children: ReactNode;
}

/** A filter that folds up to its name; the number of choices made stays in sight. */
export function FacetSection(props: FacetSectionProps) {
  const { title, chosenCount, isOpenAtFirst, note = null, children } = props;
  const { t } = useTranslation('text-query');
  const id = useId();
  const formatNumber = useNumberFormat();
  const [isOpenByHand, setIsOpenByHand] = useState<boolean | null>(null);
  const isOpen = isOpenByHand ?? (isOpenAtFirst || chosenCount > 0);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-choices`}
        onClick={() => setIsOpenByHand(!isOpen)}
        sx={{
          width: '100%',
          minHeight: 36,
          px: 0.5,
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontFamily: 'inherit',
          ...letters[14],
          fontWeight: 600,
          '&.Mui-focusVisible': { outline: 2, outlineColor: 'text.primary', outlineOffset: -2 },
        }}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {title}
        </Box>
        <Box component="span" sx={{ fontWeight: 400, ...letters[14], color: 'text.secondary' }}>
          {chosenCount > 0 ? t('chosen', { count: chosenCount, formatted: formatNumber(chosenCount) }) : note}
        </Box>
        <ExpandMoreIcon
          fontSize="small"
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Box
        id={`${id}-choices`}
        role="group"
        aria-label={title}
        sx={{ display: isOpen ? 'block' : 'none', pb: 1, px: 0.5 }}
      >
        {isOpen && children}
      </Box>
    </Box>
  );
}
