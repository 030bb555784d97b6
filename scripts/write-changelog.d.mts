export const CHANGELOG: string;
export function makeChangelog(): string;
