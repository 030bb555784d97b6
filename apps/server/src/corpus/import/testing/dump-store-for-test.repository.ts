// For tests: everything the store holds that must be the same however the import went.
import type { DatabaseConnection } from '../../../platform/database/database-connection';

const queries = [
  `select id, sequence, title, title_sort_key, language, hash, characters, words, sentences,
     is_demo, ordinal, annotated_with, content, array(select name || '=' || value from text_facet
       where text_facet.id = any(facets) order by 1) as facets
   from text join text_content on text_id = id order by sequence`,
  'select * from text_property order by text_id, position',
  "select content_hash, language, annotator_version, words, sentences, encode(bytes, 'hex') as bytes from annotation order by 1, 2, 3",
  'select last_sequence, last_ordinal from corpus_state',
];

export async function dumpStore(connection: DatabaseConnection): Promise<string[][]> {
  const dump: string[][] = [];
  for (const query of queries) {
    const { rows } = await connection.executeSql(query);
    dump.push(rows.map((row) => JSON.stringify(row)));
  }
  return dump;
}
