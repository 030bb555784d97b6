export function checkImports(
  root: string,
  allowed?: readonly string[],
): Promise<{ lines: string[]; modules: number }>;
