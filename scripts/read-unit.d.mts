export function parseSettingsFile(text: string): [name: string, value: string][];
export function readUnit(unit: string): { user: string; environment: Record<string, string> };
