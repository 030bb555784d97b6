export interface Sound {
  readonly seconds: number;
  /** Median pitch of the voiced parts; 0 in silence. */
  readonly pitchHz: number;
}

const HEADER_BYTES = 44;
const FRAME_SECONDS = 0.04;
/** The pitch of human voices. */
const [LEAST_HZ, MOST_HZ] = [60, 400];
/** Correlation of a frame with itself one period later, from which it counts as voiced. */
const VOICED = 0.7;

/** Pitch of one frame by autocorrelation, 0 if it is not voiced. */
function findPitch(frame: Int16Array, rate: number): number {
  const energy = frame.reduce((sum, sample) => sum + sample * sample, 0);
  let best = { lag: 0, value: VOICED };
  for (let lag = Math.floor(rate / MOST_HZ); lag <= rate / LEAST_HZ; lag += 1) {
    let product = 0;
    for (let at = 0; at + lag < frame.length; at += 1) product += frame[at]! * frame[at + lag]!;
    const value = (product / energy) * (frame.length / (frame.length - lag));
    if (value > best.value) best = { lag, value };
  }
  return best.lag === 0 ? 0 : rate / best.lag;
}

/** Length and pitch of a WAV file of 16-bit samples. */
export function measureSound(wav: Buffer): Sound {
  const rate = wav.readUInt32LE(24);
  const samples = new Int16Array(new Uint8Array(wav.subarray(HEADER_BYTES)).buffer);
  const length = Math.round(rate * FRAME_SECONDS);
  const pitches: number[] = [];
  // Four seconds are enough.
  for (let at = 0; at + length <= Math.min(samples.length, 4 * rate); at += length) {
    const pitch = findPitch(samples.subarray(at, at + length), rate);
    if (pitch > 0) pitches.push(pitch);
  }
  pitches.sort((left, right) => left - right);
  return { seconds: samples.length / rate, pitchHz: pitches[Math.floor(pitches.length / 2)] ?? 0 };
}
