/** V8 copies shorter pieces of a text by itself. */
const LEAST_SHARED_LENGTH = 13;

/**
 * The same text in memory of its own. What is cut out of a long text would keep all of it in memory as long as it lives
 * itself, and what is cut out or put together is of another kind to the engine: code that meets many kinds of strings
 * looks up each property of each of them again.
 */
export function copyText(text: string): string {
  if (text.length < LEAST_SHARED_LENGTH) return text;
  const units: number[] = [];
  for (let i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
  return String.fromCharCode(...units);
}
