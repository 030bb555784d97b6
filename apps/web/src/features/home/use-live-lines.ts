import type { HomeExample } from '@keelerada/contract/site/home';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { homeOptions, typedLinesOptions } from './home.queries';

/** A pause in typing after which the word is looked up. */
const PAUSE_MS = 800;
const LEAST_CHARACTERS = 2;
/** So few of a visitor's calls go to words that are only typed; the rest is left for the tools. */
const MOST_CALLS = 2;
const CALLS_WITHIN_MS = 30_000;
/** Times of the calls, in this tab. */
const calls: number[] = [];

/** Whether one more word may be looked up now; it is counted. */
function takeCall(): boolean {
  const now = Date.now();
  while (calls.length > 0 && calls[0]! < now - CALLS_WITHIN_MS) calls.shift();
  if (calls.length >= MOST_CALLS) return false;
  calls.push(now);
  return true;
}

export interface LiveLines {
  readonly examples: readonly HomeExample[];
  /** The word whose lines show; undefined while there are none. */
  readonly shown: HomeExample | undefined;
  /** The typed word has no lines. */
  readonly isMissing: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Lines of the corpus around the word in the box, or around the first of the examples; none are asked for a word that is `sought` by the tool. */
export function useLiveLines(word: string, sought: string | null): LiveLines {
  const { data, isError, isPending, refetch } = useQuery(homeOptions);
  const examples = data?.examples ?? [];
  const typed = word.trim();
  const example = examples.find(({ lemma }) => lemma === typed);
  const canAsk = examples.length > 0 && typed !== sought;
  const isLookedUp = canAsk && example === undefined && typed.length >= LEAST_CHARACTERS;
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (!isLookedUp) return undefined;
    const timer = setTimeout(() => {
      if (takeCall()) setAsked(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isLookedUp]);
  const own = useQuery(typedLinesOptions(asked ?? '', isLookedUp && asked === typed));
  const found = isLookedUp && asked === typed ? own.data : undefined;
  const isMissing = found?.rows.length === 0;
  return {
    examples,
    shown: example ?? (isMissing ? undefined : found) ?? examples[0],
    isMissing,
    isPending,
    isError,
    retry: () => void refetch(),
  };
}
