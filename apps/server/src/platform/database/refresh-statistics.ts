/** Lets the planner know the data after a large change, and lets filters be answered from the indexes alone. */
export async function refreshStatistics(execute: (sql: string) => Promise<unknown>): Promise<void> {
  for (const table of ['text', 'text_facet', 'text_property', 'text_content', 'annotation'])
    await execute(`vacuum analyze ${table}`);
}
