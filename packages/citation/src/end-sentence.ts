export const endSentence = (sentence: string): string =>
  /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
