import type { TitleWeights } from "../close/title-vocabulary.ts";
import type { SearchRequest } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import type { Publication } from "../manifest.ts";
import type { SuggestRequest } from "../port.ts";

/** What a query worker is started with. */
export interface SearcherStart {
  readonly titleWeights: TitleWeights;
}

/** What a query worker is asked. Every `publish` and every task is answered, in order. */
export type SearcherRequest =
  | { readonly kind: "publish"; readonly publication: Publication }
  | { readonly kind: "release"; readonly generations: readonly number[] }
  | SearcherTask;

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
  | { readonly kind: "failed"; readonly message: string };
