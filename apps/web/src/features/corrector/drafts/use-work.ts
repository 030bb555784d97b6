import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotices } from '../../../shared/notices/notices';
import { chooseCorrections, type Correction, isError, listCorrections } from '../analysis/corrections';
import { countWords } from '../count-words';
import { normaliseText } from '../editor/text-document';
import { readIgnoredWords } from '../ignored-words';
import { logText } from '../../../shared/error-log/error-log';
import { nameToday, readFigures } from '../own/read-figures';
import { LEAST_WORDS, readError } from '../own/use-error-log';
import { useAnalysis, type AnalysisResult } from '../analysis/use-analysis';
import { keepWorks, readWorks, trimCorrection, type Draft, type Work } from './kept-drafts';

const KEEP_AFTER_MS = 400;
const MODEL = 'grammarchecker';

export const startWork = (task: Pick<Work, 'taskId' | 'task'>, writing = ''): Work => ({
  ...{ id: `${Date.now()}-${Math.random()}`, ...task },
  ...{ drafts: [], writing },
});

function listSure(response: AnalysisResult['response']): readonly Correction[] {
  const hidden = { ignoredWords: readIgnoredWords(), showsPossible: false };
  return chooseCorrections(listCorrections(response, MODEL), hidden).filter(isError);
}

/** The text with the errors that the corrector is sure of. */
function makeDraft({ text, response }: AnalysisResult): Draft {
  const { keeletase: levels, levelDetails } = response;
  const level = Array.isArray(levels) ? undefined : levels.mixed;
  return {
    ...{ text, day: nameToday(), words: countWords(text) },
    corrections: listSure(response).map(trimCorrection),
    level: level
      ? { name: level.level, range: levelDetails?.range ?? null, shares: level.probabilities }
      : null,
  };
}

/** Counts what the writer got wrong without help: later drafts of a text do not count. */
function logFirst(id: string, { words }: Draft, { response }: AnalysisResult): void {
  const corrections = listSure(response);
  if (words < LEAST_WORDS || response.textLanguage !== 'et') return;
  const counts = new Map<string, number>();
  for (const { correction_type: type } of corrections) counts.set(type, (counts.get(type) ?? 0) + 1);
  const errors = corrections.map(readError);
  logText({
    ...{ id, day: nameToday(), words, errors, counts: Object.fromEntries(counts) },
    ...readFigures(response),
  });
}

/** Keeps a text in the place of what was kept of it. */
const keepWork = (work: Work): boolean =>
  keepWorks([...readWorks().filter(({ id }) => id !== work.id), work]);

/** One text with its drafts. It is sent to the corrector and kept on this device, nowhere else. */
export function useWork(first: Work) {
  const [work, setWork] = useState(first);
  const { showNotice } = useNotices();
  const newest = useRef(work);
  newest.current = work;
  const save = useCallback(() => {
    const { drafts, writing } = newest.current;
    if (drafts.length === 0 && writing?.trim() === '') return;
    if (!keepWork(newest.current)) showNotice('error', 'corrector:drafts.no_room');
  }, [showNotice]);
  useEffect(() => {
    const timer = setTimeout(save, KEEP_AFTER_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [work, save]);
  useEffect(() => save, [save]);
  const addDraft = (result: AnalysisResult) => {
    const draft = makeDraft(result);
    if (newest.current.drafts.length === 0) logFirst(newest.current.id, draft, result);
    setWork(({ drafts, ...rest }) => ({
      ...rest,
      drafts: [...drafts, draft],
      // The next draft begins with the writer's own words.
      writing: drafts.length === 0 ? draft.text : null,
    }));
  };
  const text = normaliseText(work.writing ?? '');
  const { analysis, analyse, cancel } = useAnalysis({ kept: null, text, onAnswer: addDraft });
  return {
    work,
    analysis,
    cancel,
    write: (writing: string) => setWork((old) => ({ ...old, writing })),
    check: () => void analyse(text, MODEL),
    startNext: () => setWork((old) => ({ ...old, writing: old.drafts.at(-1)?.text ?? '' })),
  };
}

export type WorkControl = ReturnType<typeof useWork>;
