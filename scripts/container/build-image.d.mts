/** What the last stage says of how a container of it runs. */
export interface Image {
  readonly root: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | null;
  readonly volumes: readonly string[];
  readonly health: readonly string[];
  readonly start: readonly string[];
}

export function buildImage(folder: string, log?: (line: string) => void): Promise<Image>;
