import type { PlaceCount, PlaceCounts } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Counted } from "./candidates.ts";

const MOST_LISTED = 500;

/** Counts one search's matches by place. */
export class PlaceCounter {
  readonly #places = new Map<string, PlaceCount>();
  #unplaced = 0;

  add(reader: SegmentReader, { docs, length }: Counted): void {
    const { placeOffsets, placeOrdinals, placeLatitude } = reader.sections;
    const counts = new Uint32Array(placeLatitude.length);
    for (let i = 0; i < length; i++) {
      const end = placeOffsets[docs[i]! + 1]!;
      let placed = 0;
      for (let at = placeOffsets[docs[i]!]!; at < end; at++) {
        const place = placeOrdinals[at]!;
        if (Number.isNaN(placeLatitude[place]!)) continue;
        counts[place]!++;
        placed = 1;
      }
      this.#unplaced += 1 - placed;
    }
    counts.forEach((count, place) => {
      if (count > 0) this.#count(reader.place(place), count);
    });
  }

  #count(place: Omit<PlaceCount, "count">, count: number): void {
    const key = JSON.stringify(Object.values(place));
    this.#places.set(key, { ...place, count: (this.#places.get(key)?.count ?? 0) + count });
  }

  take(): PlaceCounts {
    const places = [...this.#places.values()]
      .sort((a, b) => b.count - a.count || a.latitude - b.latitude || a.longitude - b.longitude)
      .slice(0, MOST_LISTED);
    return { places, unplaced: this.#unplaced };
  }
}
