import type { Speaker } from '@keelerada/contract/corrector/speech-choices';

export interface Voice {
  /** Voice and variant of eSpeak NG. */
  readonly name: string;
  /** 0 to 100; 50 is the pitch of the variant itself. */
  readonly pitch: number;
}

/** Three variants of the Estonian voice that differ in pitch and timbre. */
export const voices: Readonly<Record<Speaker, Voice>> = {
  Mari: { name: 'et+f2', pitch: 60 },
  Albert: { name: 'et+m3', pitch: 50 },
  Kalev: { name: 'et+m7', pitch: 15 },
};
