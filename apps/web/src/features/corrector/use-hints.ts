import { useState } from 'react';
import { isAdvice } from './analysis/corrections';
import type { OpenCorrection } from './use-proofreading';

/** What is told of a correction, one after the other. */
export const hintSteps = ['place', 'kind', 'rule', 'answer'] as const;
export type HintStep = (typeof hintSteps)[number];

const makeKey = ({
  correction: { text, corrected_text: corrected, correction_type: type },
}: OpenCorrection) => `${type}|${text}|${corrected}`;

/** How much is told of the active correction: all of it, or in hint-first mode step by step. Advice hides nothing. */
export function useHints(isOn: boolean, active: OpenCorrection | null) {
  const [told, setTold] = useState<{ readonly key: string; readonly step: HintStep } | null>(null);
  const key = active === null ? null : makeKey(active);
  const tellsAll = !isOn || (active !== null && isAdvice(active.correction));
  const step: HintStep = tellsAll ? 'answer' : told !== null && told.key === key ? told.step : 'place';
  const tellMore = () => {
    const next = hintSteps[hintSteps.indexOf(step) + 1];
    if (key !== null && next !== undefined) setTold({ key, step: next });
  };
  return { isOn, step, tellMore };
}

export type Hints = ReturnType<typeof useHints>;
