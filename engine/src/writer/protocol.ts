import type { Manifest, Publication } from "../manifest.ts";
import type { Change } from "../port.ts";
import type { SegmentData } from "../segment/reader.ts";

/** How the writer's thread starts: from the folder, or from a lost writer's last publication. */
export interface WriterStart {
  readonly folder: string;
  readonly version: string;
  readonly resume?: { readonly manifest: Manifest; readonly segments: readonly SegmentData[] };
}

/** Messages to the writer, in order. Those with a ticket get an answer. */
export type WriterRequest =
  | { readonly kind: "changes"; readonly changes: readonly Change[] }
  | { readonly kind: "commit"; readonly ticket: number; readonly sequence: number }
  | { readonly kind: "clear"; readonly ticket: number }
  | { readonly kind: "save"; readonly ticket: number };

export type WriterReply =
  | { readonly kind: "published"; readonly publication: Publication; readonly tickets: readonly number[] }
  | { readonly kind: "done"; readonly ticket: number }
  | { readonly kind: "log"; readonly message: string };
