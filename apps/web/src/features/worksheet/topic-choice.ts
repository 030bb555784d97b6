import { NATIVE_WRITERS } from '@keelerada/contract/choices';
import { sheetTopics, type SheetTopic } from '@keelerada/contract/sheet-topics';
import type { TextQueryRequest } from '@keelerada/contract/text-query';

/** Writers of the sentences. */
export const sheetLevels = ['A2', 'B1', 'B2', 'C1', NATIVE_WRITERS] as const;
export type SheetLevel = (typeof sheetLevels)[number];

/** A worksheet in a teacher's words: what is practised, with sentences of which level. */
export interface TopicChoice {
  readonly topic: SheetTopic;
  readonly level: SheetLevel;
}

const DEFAULT_LEVEL = 'B1';

/** The level that an address names, or the usual one. */
export const readSheetLevel = (parameters: URLSearchParams): SheetLevel =>
  sheetLevels.find((each) => each === parameters.get('level')) ?? DEFAULT_LEVEL;

/** The choice that an address names; null where it names none, or a topic that is unknown. */
export function readTopicChoice(parameters: URLSearchParams): TopicChoice | null {
  const topic = sheetTopics.find((each) => each === parameters.get('topic'));
  return topic === undefined ? null : { topic, level: readSheetLevel(parameters) };
}

/** The texts of a level: A1 goes with A2, C2 with C1. */
export function makeLevelQuery(level: SheetLevel): TextQueryRequest {
  return { level: [level === 'A2' ? 'A' : level === 'C1' ? 'C' : level] };
}
