export function writeSbom(): string;
