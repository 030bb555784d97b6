export function findStringIndexes(paths: readonly string[]): readonly string[];
