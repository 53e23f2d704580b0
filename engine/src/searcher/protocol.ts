import type { TitleWeights } from "../close/title-vocabulary.ts";
import type { SearchRequest } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import type { Publication } from "../manifest.ts";
import { DeadlineExceeded, type SuggestRequest, TooBroad } from "../port.ts";

/** Start parameters of a query worker. */
export interface SearcherStart {
  readonly titleWeights: TitleWeights;
}

/** Messages to a query worker. Every `publish` and every task gets an answer, in order. */
export type SearcherRequest =
  | { readonly kind: "publish"; readonly publication: Publication }
  | { readonly kind: "release"; readonly generations: readonly number[] }
  | (SearcherTask & {
      /** The time left for it. */
      readonly milliseconds: number;
    });

export type SearcherTask =
  | { readonly kind: "search"; readonly generation: number; readonly request: SearchRequest }
  | {
      readonly kind: "explain";
      readonly generation: number;
      readonly request: SearchRequest;
      readonly posting: IndexedPosting;
    }
  | { readonly kind: "totals"; readonly generation: number; readonly requests: readonly SearchRequest[] }
  | { readonly kind: "correct"; readonly generation: number; readonly request: SearchRequest }
  | { readonly kind: "places"; readonly generation: number; readonly request: SearchRequest }
  | { readonly kind: "suggest"; readonly generation: number; readonly request: SuggestRequest };

export type SearcherReply =
  | { readonly kind: "published" }
  | { readonly kind: "found"; readonly found: unknown }
  /** What a search found, as JSON: copying its many small counts one by one takes almost three times as long. */
  | { readonly kind: "listed"; readonly json: string }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly refusal?: keyof typeof refusals | undefined;
    };

/** Errors that the caller distinguishes. They lose their class on the way from a worker. */
export const refusals = { DeadlineExceeded, TooBroad } as const;
