import type { Reading } from "./read.ts";
import type { Retrieved } from "./retrieve.ts";

/** What a fetch changes about its source. */
export interface Fetched {
  readonly nextAt: number;
  readonly notBefore: number;
  readonly result:
    | { readonly outcome: "read"; readonly reading: Reading; readonly found: Retrieved & { outcome: "body" } }
    | { readonly outcome: "unchanged" }
    | { readonly outcome: "failed"; readonly fault: string }
    /** Nothing was requested, or nothing could be done with it yet. */
    | { readonly outcome: "postponed" };
}
