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

/** The choice that an address names, or the usual one: a sheet stands there at once. */
export const readTopicChoice = (parameters: URLSearchParams): TopicChoice => ({
  topic: practiceTopics.find((each) => each === parameters.get('topic')) ?? practiceTopics[0],
  level: practiceLevels.find((each) => each === parameters.get('level')) ?? DEFAULT_LEVEL,
});
