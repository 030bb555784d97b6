export const CQL_PARSER: string;
export function makeCqlParser(): string;
