/** Diagnostics of SRU and of Federated Content Search as their lists number them (LOC "SRU diagnostics", FCS core 2). */
export type DiagnosticUri = `info:srw/diagnostic/1/${number}` | `http://clarin.eu/fcs/diagnostic/${number}`;

/** What a client is told of its request. `details` is the part that the diagnostic is about. */
export interface SearchDiagnostic {
  readonly uri: DiagnosticUri;
  readonly message: string;
  readonly details?: string;
}

export const sruDiagnostic = (number: number): DiagnosticUri => `info:srw/diagnostic/1/${number}`;
export const fcsDiagnostic = (number: number): DiagnosticUri => `http://clarin.eu/fcs/diagnostic/${number}`;

/** A search that cannot be answered. */
export class UnansweredSearchError extends Error implements SearchDiagnostic {
  override readonly name = 'UnansweredSearchError';
  readonly uri: DiagnosticUri;
  readonly details: string;

  constructor(uri: DiagnosticUri, details: string, message: string) {
    super(message);
    this.uri = uri;
    this.details = details;
  }
}
