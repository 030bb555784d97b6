/** Whether most letters of a text are Cyrillic: the Estonian voices would name them one by one. */
export function isMostlyCyrillic(text: string): boolean {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Cyrillic}/gu) * 2 > count(/\p{L}/gu);
}
