import { explainSearch } from "@candor/contract/explanations";
import { searchJobs, suggest, suggestionKinds } from "@candor/contract/jobs";
import { proposeChips } from "@candor/contract/proposals";
import { mapSearch, similarJobs } from "@candor/contract/results";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { explain } from "./queries/explain.ts";
import { placesOfSearch } from "./queries/places.ts";
import { type ProposalParts, proposals } from "./queries/propose.ts";
import { search } from "./queries/search.ts";
import { similarTo } from "./queries/similar.ts";
import { suggestions } from "./queries/suggest.ts";

export function searchRoutes(serving: Serving, parts: ProposalParts): void {
  serve(serving, searchJobs, anyone, ({ body }) => search(parts, body));
  serve(serving, explainSearch, anyone, ({ body }) => explain(parts, body));
  serve(serving, proposeChips, anyone, async ({ body }) => ({ proposals: await proposals(parts, body) }));
  serve(serving, mapSearch, anyone, ({ body }) => placesOfSearch(parts, body));
  serve(serving, similarJobs, anyone, ({ params }) => similarTo(parts, params.id));
  serve(serving, suggest, anyone, async ({ query }) => ({
    suggestions: await suggestions(parts, query.q, query.kind ? [query.kind] : suggestionKinds),
  }));
}
