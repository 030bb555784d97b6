/** Where the trained parser lies. */
export const PARSER_FILE = new URL('../../../models/parser/parser.bin', import.meta.url);
