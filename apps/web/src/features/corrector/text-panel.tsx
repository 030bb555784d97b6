import Box from '@mui/material/Box';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { lazy, Suspense, useState } from 'react';
import { CheckStatus } from './check-status';
import { CorrectorMenu } from './corrector-menu';
import { EditorToolbar } from './editor-toolbar';
import { useErrorLog } from './own/use-error-log';
import { TextBox } from './text-box';
import { useOpenCorrector } from './corrector-context';
import type { TextActions } from './use-text-actions';

const OwnDialog = lazy(async () => ({ default: (await import('./own/own-dialog')).OwnDialog }));

interface TextPanelProps {
  readonly isTest: boolean;
  readonly actions: TextActions;
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  readonly onModelChange: (model: CorrectorModel) => void;
}

/** The text box with what can be done with the text above it. */
export function TextPanel({ isTest, actions, canCheck, onCheck, onModelChange }: TextPanelProps) {
  const corrector = useOpenCorrector();
  const { hidden } = corrector;
  useErrorLog(corrector);
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <EditorToolbar
          actions={actions}
          menu={
            <CorrectorMenu
              actions={actions}
              isTest={isTest}
              onModelChange={onModelChange}
              onOpenOwn={() => setIsOwnOpen(true)}
            />
          }
        />
        <CheckStatus canCheck={canCheck} onCheck={onCheck} />
      </Box>
      {actions.shown}
      <TextBox />
      {isOwnOpen && (
        <Suspense>
          <OwnDialog
            words={hidden.ignoredWords}
            onForgetWord={hidden.forgetWord}
            onClose={() => setIsOwnOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
