import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/organizations/merge-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { administratorGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { OrganizationParts } from "../commands/announce.ts";
import { mergeOrganizations, undoMerge } from "../commands/merge.ts";
import { foreseenMerge } from "../queries/merge-pair.ts";
import { mergesOf } from "../queries/merges.ts";

/** The calls with which administrators declare that two organizations are one company. */
export function mergeRoutes(serving: Serving, parts: OrganizationParts, gates: GateParts): void {
  const administrator = administratorGate(gates);

  serve(serving, contract.listMerges, administrator, async () => ({
    merges: (await mergesOf(gates.read, limits.mergesShown)).map((row) => ({
      id: String(row.id),
      from: { name: row.fromName, slug: row.fromSlug },
      into: { name: row.intoName, slug: row.intoSlug },
      postings: Number(row.postings),
      mergedAt: isoTime(row.merged_at),
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.undone_at !== null && { undoneAt: isoTime(row.undone_at) }),
    })),
  }));

  serve(serving, contract.foreseeMerge, administrator, ({ body }) => foreseenMerge(gates.read, body));

  serve(serving, contract.mergeOrganizations, administrator, async ({ scope, body }) => ({
    id: String(await mergeOrganizations(parts, scope, body)),
  }));

  serve(serving, contract.undoMerge, administrator, ({ scope, params }) =>
    undoMerge(parts, scope, params.id),
  );
}
