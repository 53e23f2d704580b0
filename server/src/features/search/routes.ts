import { searchJobs, suggest, suggestionKinds } from "@candor/contract/jobs";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { type SearchParts, search, suggestions } from "./queries.ts";

export function searchRoutes(serving: Serving, parts: SearchParts): void {
  serve(serving, searchJobs, anyone, ({ body }) => search(parts, body));
  serve(serving, suggest, anyone, async ({ query }) => ({
    suggestions: await suggestions(parts, query.q, query.kind ? [query.kind] : suggestionKinds),
  }));
}
