import type { TitleWeights } from "../close/title-vocabulary.ts";
import type { SearchRequest } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import type { Publication } from "../manifest.ts";
import { DeadlineExceeded, type SuggestRequest, TooBroad } from "../port.ts";

/** What a query worker is started with. */
export interface SearcherStart {
  readonly titleWeights: TitleWeights;
}

/** What a query worker is asked. Every `publish` and every task is answered, in order. */
export type SearcherRequest =
  | { readonly kind: "publish"; readonly publication: Publication }
  | { readonly kind: "release"; readonly generations: readonly number[] }
  | (SearcherTask & {
      /** What is left of the time that it has. */
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
  | { readonly kind: "correct"; readonly generation: number; readonly request: SearchRequest }
  | { readonly kind: "places"; readonly generation: number; readonly request: SearchRequest }
  | { readonly kind: "suggest"; readonly generation: number; readonly request: SuggestRequest };

export type SearcherReply =
  | { readonly kind: "published" }
  | { readonly kind: "found"; readonly found: unknown }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly refusal?: keyof typeof refusals | undefined;
    };

/** Errors that mean something to who asks; they lose their class on the way from a worker. */
export const refusals = { DeadlineExceeded, TooBroad } as const;
