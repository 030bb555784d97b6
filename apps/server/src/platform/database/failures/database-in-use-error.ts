export interface DatabaseOwner {
  readonly pid: number;
  /** Where the owner's server listens; null for a command, or a server that does not listen yet. */
  readonly address: string | null;
}

/** Another process has the built-in database open: it serves one process at a time. */
export class DatabaseInUseError extends Error {
  readonly owner: DatabaseOwner;

  constructor(folder: string, owner: DatabaseOwner) {
    const who =
      owner.address === null
        ? `process ${owner.pid}`
        : `the server at ${owner.address} (process ${owner.pid})`;
    super(
      `The database in ${folder} is in use by ${who}, and it serves one process at a time. ` +
        'Stop that process first, or keep the corpus in PostgreSQL (DATABASE_URL), which serves several.',
    );
    this.name = 'DatabaseInUseError';
    this.owner = owner;
  }
}
