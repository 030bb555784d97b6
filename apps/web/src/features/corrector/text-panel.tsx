import Box from '@mui/material/Box';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { lazy, Suspense, useState } from 'react';
import { CheckStatus } from './check-status';
import { CorrectorMenu } from './corrector-menu';
import { EditorToolbar } from './editor-toolbar';
import { useErrorLog } from './own/use-error-log';
import { TextBox } from './text-box';
import type { Corrector } from './use-corrector';
import { useTextActions } from './use-text-actions';

const OwnDialog = lazy(async () => ({ default: (await import('./own/own-dialog')).OwnDialog }));

interface TextPanelProps {
  readonly corrector: Corrector;
  readonly isTest: boolean;
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  readonly onModelChange: (model: CorrectorModel) => void;
}

/** The text box with what can be done with the text above it. */
export function TextPanel({ corrector, isTest, canCheck, onCheck, onModelChange }: TextPanelProps) {
  const { editor, analysis, settings, hidden } = corrector;
  const actions = useTextActions(corrector);
  const log = useErrorLog(corrector);
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <EditorToolbar
          editor={editor}
          actions={actions}
          menu={
            <CorrectorMenu
              corrector={corrector}
              actions={actions}
              isTest={isTest}
              onModelChange={onModelChange}
              onOpenOwn={() => setIsOwnOpen(true)}
            />
          }
        />
        <CheckStatus corrector={corrector} canCheck={canCheck} onCheck={onCheck} />
      </Box>
      {actions.shown}
      <TextBox editor={editor} analysis={analysis} hintFirst={settings.hintFirst} />
      {isOwnOpen && (
        <Suspense>
          <OwnDialog
            log={log}
            words={hidden.ignoredWords}
            onForgetWord={hidden.forgetWord}
            onClose={() => setIsOwnOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
