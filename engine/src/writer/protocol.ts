import type { Manifest, Publication } from "../manifest.ts";
import type { Change } from "../port.ts";
import type { SegmentData } from "../segment/reader.ts";

/** How the writer's thread begins: from the folder, or from where a lost writer had published to. */
export interface WriterStart {
  readonly folder: string;
  readonly version: string;
  readonly resume?: { readonly manifest: Manifest; readonly segments: readonly SegmentData[] };
}

/** What the writer is asked, in order; those with a ticket are answered. */
export type WriterRequest =
  | { readonly kind: "changes"; readonly changes: readonly Change[] }
  | { readonly kind: "commit"; readonly ticket: number; readonly sequence: number }
  | { readonly kind: "clear"; readonly ticket: number }
  | { readonly kind: "save"; readonly ticket: number };

export type WriterReply =
  | { readonly kind: "published"; readonly publication: Publication; readonly tickets: readonly number[] }
  | { readonly kind: "done"; readonly ticket: number }
  | { readonly kind: "log"; readonly message: string };
