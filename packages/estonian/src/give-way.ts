/** The part of an AbortSignal that packages read; not every run time has one. */
export interface CancelSignal {
  readonly aborted: boolean;
  /** Loops that take long ask it: throws the reason once the signal is raised. */
  throwIfAborted(): void;
}

/** For calls that take long. */
export interface TurnOptions {
  /** Ends the call, which then rejects with the reason of the signal. */
  readonly signal?: CancelSignal | undefined;
  /** Awaited between steps of a tenth of a second or less: lets other work go on. */
  readonly giveWay?: (() => Promise<void>) | undefined;
}

/** Between two steps: rejects with the reason of the signal once it is raised, and lets other work go on. */
export async function giveWay(options: TurnOptions): Promise<void> {
  options.signal?.throwIfAborted();
  await options.giveWay?.();
}
