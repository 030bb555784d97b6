/** Plays a WAV file to its end. Rejects if the browser cannot play it, or with the signal's reason once it is raised. */
export async function playWav(
  audio: HTMLAudioElement,
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<void> {
  const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        audio.pause();
        reject(signal.reason as Error);
      };
      signal.throwIfAborted();
      signal.addEventListener('abort', stop, { once: true });
      audio.onended = () => resolve();
      audio.onerror = () => reject(new Error('The browser cannot play the sound.'));
      audio.src = url;
      audio.play().catch(reject);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
