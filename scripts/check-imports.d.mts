export function checkImports(
  root: string,
  allowed?: Readonly<Record<string, string>>,
): Promise<{ lines: string[]; modules: number }>;
