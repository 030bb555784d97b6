export interface UploadPlaces {
  /** Whether there was a place for this client; who got one gives it back. */
  take(address: string): boolean;
  giveBack(address: string): void;
}

/** Counts the uploads at work: `total` of all clients together, `perClient` from one address. */
export function createUploadPlaces(total: number, perClient: number): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const ofClient = taken.get(address) ?? 0;
      if (all >= total || ofClient >= perClient) return false;
      all += 1;
      taken.set(address, ofClient + 1);
      return true;
    },
    giveBack(address) {
      const left = (taken.get(address) ?? 0) - 1;
      all -= 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    },
  };
}
