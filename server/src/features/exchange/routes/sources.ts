import * as contract from "@candor/contract/exchange/source-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { ownerGate } from "../../organizations/gate.ts";
import { isProved } from "../../organizations/queries/claims.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import {
  allowClosings,
  fetchNow,
  pauseSource,
  removeSource,
  resumeSource,
} from "../commands/sources/change.ts";
import { connectSource } from "../commands/sources/connect.ts";
import type { SourceParts } from "../commands/sources/parts.ts";
import { countOpen, fetchesOf, sourcesOf } from "../queries/sources.ts";
import { sourceName } from "../rules/sources/source-name.ts";
import { sourceView } from "../views/sources.ts";

/** M-45: where an organization's postings are fetched from. */
export function sourceRoutes(serving: Serving, parts: SourceParts, gates: GateParts): void {
  const { read } = gates;
  const owner = ownerGate(gates);

  serve(serving, contract.listSources, owner, async ({ scope, params }) => {
    const { id } = await ownOrganization(read, scope, params.slug);
    const sources = [];
    for (const row of await sourcesOf(read, id)) {
      const open = await countOpen(read, sourceName(row));
      sources.push(sourceView(row, { open, fetches: await fetchesOf(read, row.id) }));
    }
    return { allowed: parts.outbound.allowed, proved: await isProved(read, id), sources };
  });

  serve(serving, contract.connectSource, owner, ({ scope, params, body }) =>
    connectSource(parts, scope, { ...params, ...body }),
  );

  serve(serving, contract.fetchSource, owner, ({ scope, params }) => fetchNow(parts, scope, params));
  serve(serving, contract.pauseSource, owner, ({ scope, params }) => pauseSource(parts, scope, params));
  serve(serving, contract.resumeSource, owner, ({ scope, params }) => resumeSource(parts, scope, params));
  serve(serving, contract.allowClosings, owner, ({ scope, params }) => allowClosings(parts, scope, params));
  serve(serving, contract.removeSource, owner, ({ scope, params }) => removeSource(parts, scope, params));
}
