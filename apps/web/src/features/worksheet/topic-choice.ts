import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';

/** A worksheet in a teacher's words: what is practised, and the level of its sentences. */
export interface TopicChoice {
  readonly topic: PracticeTopic;
  readonly level: PracticeLevel;
}

const DEFAULT_LEVEL = 'B1';

/** The level that an address names, or the usual one. */
export const readSheetLevel = (parameters: URLSearchParams): PracticeLevel =>
  practiceLevels.find((each) => each === parameters.get('level')) ?? DEFAULT_LEVEL;

/** The choice that an address names; null where it names none, or a topic that is unknown. */
export function readTopicChoice(parameters: URLSearchParams): TopicChoice | null {
  const topic = practiceTopics.find((each) => each === parameters.get('topic'));
  return topic === undefined ? null : { topic, level: readSheetLevel(parameters) };
}
