import Typography from '@mui/material/Typography';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { ComplexityPanel } from './complexity/complexity-panel';
import type { CorrectorTab } from './corrector-bar';
import { LevelPanel } from './level/level-panel';
import { useCheckStatus } from './use-check-status';
import type { Corrector } from './use-corrector';
import { VocabularyPanel } from './vocabulary/vocabulary-panel';

interface Kinds {
  readonly complexity: TextMarkKind;
  readonly vocabulary: TextMarkKind;
}

interface TextViewsProps {
  readonly tab: Exclude<CorrectorTab, 'proofreading'>;
  readonly corrector: Corrector;
  /** What is marked in the text, by tab. */
  readonly kinds: Kinds;
  readonly onKindsChange: (kinds: Kinds) => void;
}

/** Level, complexity or vocabulary of the text. */
export function TextViews({ tab, corrector, kinds, onKindsChange }: TextViewsProps) {
  const { result } = corrector.analysis;
  const status = useCheckStatus(corrector);
  if (result === null && corrector.checkState !== 'unchecked') return <Typography>{status}</Typography>;
  if (tab === 'level')
    return <LevelPanel result={result} isTest={corrector.model === 'grammarcheckerTest'} />;
  return tab === 'complexity' ? (
    <ComplexityPanel
      result={result}
      kind={kinds.complexity}
      onKindChange={(complexity) => onKindsChange({ ...kinds, complexity })}
    />
  ) : (
    <VocabularyPanel
      result={result}
      kind={kinds.vocabulary}
      onKindChange={(vocabulary) => onKindsChange({ ...kinds, vocabulary })}
    />
  );
}
