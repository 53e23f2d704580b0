import type { SegmentData } from "./segment/reader.ts";

/** What a search sees: an immutable list of segments at one generation. */
export interface Manifest {
  /** Rises with each published change. Removals are dated with it. */
  readonly generation: number;
  /** The event log's sequence that the segments have caught up with. */
  readonly sequence: number;
  readonly segments: readonly ManifestSegment[];
}

interface ManifestSegment {
  readonly id: number;
  /** Documents removed up to the manifest's generation. */
  readonly removed: number;
}

/** A manifest with the segments that are new in it. */
export interface Publication {
  readonly manifest: Manifest;
  readonly added: readonly SegmentData[];
}

export const EMPTY: Manifest = { generation: 0, sequence: 0, segments: [] };
