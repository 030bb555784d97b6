/** In both languages, or figures and units that need no translation. */
type Text = string | { readonly et: string; readonly en: string };
type Label = { readonly et: string; readonly en: string };

export interface QualityFigure {
  readonly id: string;
  readonly what: Label;
  readonly values?: readonly (Text | null)[];
  readonly interval?: Text;
  readonly floor?: Text;
  readonly aim?: { readonly value: Text; readonly met: string; readonly text?: Label };
  readonly met?: string;
  readonly metText?: Label;
  readonly command: Text;
  readonly date?: string;
  readonly version?: string;
  readonly published?: { readonly value: Text; readonly source: string };
  readonly short?: Label;
}

export interface Quality {
  readonly page: {
    readonly version: string | null;
    readonly current: Readonly<Record<string, string>>;
    readonly highlights: readonly {
      readonly figure: string;
      readonly state?: string;
      readonly text: Label;
    }[];
    readonly sections: readonly string[];
    readonly sources: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
  };
  readonly sections: readonly {
    readonly id: string;
    readonly title: Label;
    readonly columns?: readonly Text[];
    readonly groups: readonly { readonly meaning: Label; readonly figures: readonly QualityFigure[] }[];
  }[];
}

export const QUALITY: string;
export function readQuality(): Quality;
export function makeQuality(quality?: object): string;
