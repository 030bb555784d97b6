/** A search of another query language as a query by form. */
export interface FormSearch {
  /** In the language of `parseCql`. */
  readonly cql: string;
  readonly keepCapitalization: boolean;
  /** Regular expression of what is marked inside a match; all of it where absent. */
  readonly marked?: string;
  /** What was changed so that the search could be answered. */
  readonly rewrites: readonly string[];
}
