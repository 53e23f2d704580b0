import * as contract from "@candor/contract/searches/routes";
import { found, Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { forget, forgetRecent, keep, mark, type SearchesParts } from "./commands.ts";
import { searchesOf } from "./queries.ts";
import { keptSearchView } from "./views.ts";

export function searchesRoutes(serving: Serving, parts: SearchesParts, gates: GateParts): void {
  const session = sessionGate(gates);
  const own = async ({ accountId }: SessionScope) =>
    (await searchesOf(gates.read, accountId)).map(keptSearchView);

  serve(serving, contract.listSearches, session, async ({ scope }) => {
    const searches = await own(scope);
    return {
      recent: searches.filter(({ favorite }) => !favorite),
      favorites: searches.filter(({ favorite }) => favorite),
    };
  });

  serve(serving, contract.keepSearches, session, async ({ scope, body }) => {
    const ids = new Set((await keep(parts, scope, body.searches)).map(String));
    return { searches: (await own(scope)).filter(({ id }) => ids.has(id)) };
  });

  serve(serving, contract.markSearch, session, async ({ scope, params, body }) => {
    await mark(parts, scope, found(idOf(params.id)), body.favorite);
    const marked = (await own(scope)).find(({ id }) => id === params.id);
    if (!marked) throw new Problem("not-found");
    return marked;
  });

  serve(serving, contract.forgetSearch, session, ({ scope, params }) =>
    forget(parts, scope, found(idOf(params.id))),
  );

  serve(serving, contract.forgetRecentSearches, session, ({ scope }) => forgetRecent(parts, scope));
}
