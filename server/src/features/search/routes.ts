import type { JobDocument } from "@candor/contract/jobs/shapes";
import { currentLocale } from "@candor/contract/messages/locale";
import { locales } from "@candor/contract/messages/locales";
import {
  commonSearches,
  explainSearch,
  mapSearch,
  proposeChips,
  searchExamples,
  searchJobs,
  similarJobs,
  suggest,
} from "@candor/contract/search/routes";
import { suggestionKinds } from "@candor/contract/search/shapes";
import type { FastifyRequest } from "fastify";
import { everydayWords } from "../../platform/everyday-words.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { unseenOrganizations } from "../blocks/queries/hidden.ts";
import { withOwn } from "../own-lists/queries/marks.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { sessionOf } from "../session/gate/tokens.ts";
import type { SearchParts } from "./queries/ask.ts";
import { chooseExamples } from "./queries/examples.ts";
import { explain } from "./queries/explain.ts";
import { withFirstJobs } from "./queries/first-jobs.ts";
import { mostFrequent } from "./queries/frequent.ts";
import { onBehalf, type SharedParts, slowlyOnBehalf } from "./queries/on-behalf.ts";
import { placesOfSearch } from "./queries/places.ts";
import { type ProposalParts, proposals } from "./queries/propose.ts";
import { search } from "./queries/search.ts";
import { similarTo } from "./queries/similar.ts";
import { suggestions } from "./queries/suggest.ts";
import { type CurrentParts, whileCurrent } from "./queries/while-current.ts";

/** How many texts keep their suggestions: those that people type most, mainly first letters. */
const mostSuggestionsKept = 5000;

export function searchRoutes(
  serving: Serving,
  shared: SharedParts<ProposalParts & CurrentParts>,
  gates: GateParts,
): void {
  /** M-28. Nobody who is signed in sees postings of an organization that they blocked. */
  const forVisitor = async <T>(request: FastifyRequest, find: (parts: SearchParts) => Promise<T>) => {
    const session = await sessionOf(gates, request.headers.authorization);
    const unseen = session ? await unseenOrganizations(gates.read, session) : [];
    return onBehalf(shared, request, (parts) => find(unseen.length > 0 ? { ...parts, unseen } : parts));
  };
  /** Adds what the visitor did with each posting. */
  const listed = async <T extends { readonly documents: readonly JobDocument[] }>(
    request: FastifyRequest,
    find: (parts: SearchParts) => Promise<T>,
  ) => {
    const answer = await forVisitor(request, find);
    const session = await sessionOf(gates, request.headers.authorization);
    return { ...answer, documents: await withOwn(gates.read, session, answer.documents) };
  };
  // Otherwise the first visitors would wait for these tables.
  serving.app.addHook("onListen", () => {
    setImmediate(everydayWords);
    void shared.places.prepareSuggestions();
  });
  serve(serving, searchJobs, anyone, async ({ body, request }) =>
    withFirstJobs(gates, request, await listed(request, (parts) => search(parts, body))),
  );
  const examples = whileCurrent(chooseExamples, locales.length);
  serve(serving, searchExamples, anyone, ({ request }) =>
    onBehalf(shared, request, (parts) => examples(parts, currentLocale())),
  );
  serve(serving, explainSearch, anyone, ({ body, request }) =>
    forVisitor(request, (parts) => explain(parts, body)),
  );
  serve(serving, proposeChips, anyone, async ({ body, request }) => ({
    proposals: await proposals(slowlyOnBehalf(shared, request), body),
  }));
  serve(serving, mapSearch, anyone, ({ body, request }) =>
    forVisitor(request, (parts) => placesOfSearch(parts, body)),
  );
  serve(serving, similarJobs, anyone, ({ params, request }) =>
    listed(request, (parts) => similarTo(parts, params.id)),
  );
  const frequent = whileCurrent(mostFrequent);
  serve(serving, commonSearches, anyone, ({ request }) =>
    onBehalf(shared, request, async (parts) => ({ suggestions: await frequent(parts) })),
  );
  const suggested = whileCurrent(suggestions, mostSuggestionsKept);
  serve(serving, suggest, anyone, ({ query, request }) =>
    onBehalf(shared, request, async (parts) => ({
      suggestions: await suggested(parts, query.q, query.kind ? [query.kind] : suggestionKinds),
    })),
  );
}
