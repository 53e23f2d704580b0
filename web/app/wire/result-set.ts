import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer } from "@candor/contract/search/shapes";

/** A search's results so far (E-25). */
export interface ResultSet {
  /** No two with the same id. */
  readonly documents: readonly JobDocument[];
  readonly hits: SearchAnswer["hits"];
  /** Number of loaded documents: where the next page starts. */
  readonly cursor: number;
  /** There is no page after these. */
  readonly complete: boolean;
  /** Sent back with the request for the next page, which then comes from the same point in time. */
  readonly snapshot?: string;
  readonly message?: NonNullable<SearchAnswer["message"]>["key"];
}

export type ResultEvent =
  | { readonly kind: "first-page" | "next-page"; readonly answer: SearchAnswer }
  | { readonly kind: "failure" };

/** What a result page starts with. */
export const noResults: ResultSet = {
  documents: [],
  hits: { total: { value: 0 } },
  cursor: 0,
  complete: false,
};

/** The reducer of a result page. */
export function withResults(set: ResultSet, event: ResultEvent): ResultSet {
  if (event.kind === "failure") return { ...set, message: "search.somethingWentWrong" };
  return extended(event.kind === "first-page" ? [] : set.documents, event.answer);
}

/** A page that brings nothing new completes the set, and so does the last of the hits. */
function extended(loaded: readonly JobDocument[], answer: SearchAnswer): ResultSet {
  const byId = new Map(loaded.map((document) => [document.id, document]));
  for (const document of answer.documents) if (!byId.has(document.id)) byId.set(document.id, document);
  const cursor = byId.size;
  return {
    documents: [...byId.values()],
    hits: answer.hits,
    cursor,
    complete: cursor === loaded.length || cursor === answer.hits.total.value,
    snapshot: answer.snapshot,
    ...(answer.message && { message: answer.message.key }),
  };
}
