const SPECIAL = /[.*+?^${}()|[\]\\]/gu;
/** Shorter corrections, such as a comma, say nothing about the words of an explanation. */
const LEAST_LETTERS = 2;

/** An explanation with the corrections in it put out of sight. */
export function hideAnswer(explanation: string, suggestions: readonly string[]): string {
  return suggestions
    .filter((suggestion) => suggestion.trim().length >= LEAST_LETTERS)
    .reduce((text, suggestion) => {
      const words = suggestion.trim().replace(SPECIAL, String.raw`\$&`);
      return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'giu'), '…');
    }, explanation);
}
