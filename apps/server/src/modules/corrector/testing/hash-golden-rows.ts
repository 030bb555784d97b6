import { createHash } from 'node:crypto';

/** 24 bits: a changed row that goes unseen is one in 16 million. */
const HASH_CHARACTERS = 4;
const ROW = /^(?<model>\w+):? (?<value>[^:]+): /u;

interface HashedRow {
  readonly model: string;
  readonly row: string;
  /** Name of the value and hash of its row. */
  readonly hashed: string;
}

function hashRows(block: string): HashedRow[] {
  return block.split('\n').flatMap((row) => {
    const { model, value } = ROW.exec(row)?.groups ?? {};
    if (model === undefined) return [];
    const hash = createHash('sha256').update(row).digest('base64url').slice(0, HASH_CHARACTERS);
    return [{ model, row, hashed: ` ${value}=${hash}` }];
  });
}

const readHead = (block: string): string => block.slice(0, block.indexOf('\n') + 1);

/** What `describeGoldenRows` says of a sentence in short: its words, then a line a model with the hash of each row. */
export function hashGoldenRows(block: string): string {
  const rows = hashRows(block);
  const models = [...new Set(rows.map(({ model }) => model))].map(
    (name) => `${name}:${rows.flatMap(({ model, hashed }) => (model === name ? [hashed] : [])).join('')}\n`,
  );
  return `${readHead(block)}${models.join('')}`;
}

/** The rows of a sentence that are not in the stored hashes, below its words; none if all are. */
export function listChangedRows(block: string, stored: string): string[] {
  const head = readHead(block);
  const from = stored.indexOf(head);
  const known = from === -1 ? '' : `${stored.slice(from).split('\n\n')[0]!.replaceAll('\n', ' ')} `;
  const changed = hashRows(block).filter(({ hashed }) => !known.includes(`${hashed} `));
  return changed.length === 0 ? [] : [head.trimEnd(), ...changed.map(({ row }) => row)];
}
