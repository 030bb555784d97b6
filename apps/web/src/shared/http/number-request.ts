const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for each request, the same for the same object: names it in keys without its thousands of ids. */
export function numberRequest(request: object): number {
  const number = numbers.get(request) ?? (last += 1);
  numbers.set(request, number);
  return number;
}
