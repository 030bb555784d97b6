export function checkImports(root: string): Promise<{ lines: string[]; modules: number }>;
