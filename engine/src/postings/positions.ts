/**
 * Positions of one posting: ascending deltas (the first from 0) in bytes whose low seven bits are a delta below 127,
 * or 127 for "127 further, no position yet". The high bit marks the posting's last byte. Skipping a posting means
 * counting high bits, and copying one needs no decoding.
 */
export const FURTHER = 127;
export const LAST = 128;

/** A segment keeps a skip entry for every this many postings. */
export const SKIP = 16;
export const SKIP_SHIFT = 4;

export function deltaBytes(delta: number): number {
  return ((delta / FURTHER) | 0) + 1;
}

/** Writes a delta at `at` and returns where the next one goes. */
export function writeDelta(bytes: Uint8Array, at: number, delta: number): number {
  while (delta >= FURTHER) {
    bytes[at++] = FURTHER;
    delta -= FURTHER;
  }
  bytes[at] = delta;
  return at + 1;
}

/** Ends the posting whose last byte lies before `end`. */
export function endPosting(bytes: Uint8Array, end: number): void {
  bytes[end - 1]! |= LAST;
}
