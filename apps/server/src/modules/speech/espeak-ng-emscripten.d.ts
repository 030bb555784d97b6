/** What is used of the package, which has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    readonly samplerate: number;
    set_voice(name: string): number;
    /** Words a minute; at least 80. */
    set_rate(wordsPerMinute: number): void;
    /** 0 to 100. */
    set_pitch(pitch: number): void;
    /** Calls back with 16-bit samples of one channel; a true answer stops the engine. */
    synthesize(text: string, take: (samples: Int16Array | null) => boolean): void;
  }
  function loadEspeak(): Promise<{ readonly eSpeakNGWorker: new () => EspeakWorker }>;
  export { loadEspeak as default };
}
