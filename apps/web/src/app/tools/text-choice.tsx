import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceButtons } from './choice-buttons';
import { SelectionChips } from './selection-chips';

interface TextChoiceProps {
  readonly isChoosing: boolean;
  readonly choiceButton: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onType: () => void;
  /** The filters, while texts are being chosen on a wide screen. */
  readonly children: ReactNode;
}

/** The ways to texts: over a tool that has none yet, and in a column at the left while texts are chosen. */
export function TextChoice({ isChoosing, choiceButton, onChoose, onType, children }: TextChoiceProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack
      component="section"
      aria-label={t('choice.title')}
      spacing={1.5}
      sx={{
        minWidth: 0,
        ...(isChoosing && {
          position: { md: 'sticky' },
          top: { md: 64 },
          height: { md: 'calc(100dvh - 120px)' },
        }),
      }}
    >
      <ChoiceButtons isChoosing={isChoosing} button={choiceButton} onChoose={onChoose} onType={onType} />
      <SelectionChips />
      {children}
    </Stack>
  );
}
