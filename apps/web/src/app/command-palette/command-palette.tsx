import { useState } from 'react';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import type { TitledText } from './use-palette-groups';
import { PaletteDialog } from './palette-dialog';
import { usePaletteActions } from './use-palette-actions';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Enter was pressed before the palette was there. */
  readonly isEntered: boolean;
  readonly onClose: () => void;
}

/** The palette, or the text that was found by it. Its actions outlive it, because some wait for the server. */
export function CommandPalette({ isOpen, typed, onType, isEntered, onClose }: CommandPaletteProps) {
  const actions = usePaletteActions();
  const [previewed, setPreviewed] = useState<TitledText | null>(null);
  const close = () => {
    setPreviewed(null);
    onClose();
  };
  if (!isOpen) return null;
  return previewed === null ? (
    <PaletteDialog
      typed={typed}
      onType={onType}
      isEntered={isEntered}
      actions={actions}
      onPreview={setPreviewed}
      onClose={close}
    />
  ) : (
    <TextPreviewDialog id={previewed.id} title={previewed.title} onClose={close} />
  );
}
