import * as contract from "@candor/contract/keeping/routes";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { noteLooks } from "../../platform/looks.ts";
import { memberGate, proGate } from "../organizations/gate.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { askKeeping, decideKeeping, inviteKept, type KeepingParts } from "./commands.ts";
import {
  invitationsOf,
  type KeepingRow,
  keepingForOrganization,
  keptBy,
  openPostings,
  ownKeeping,
} from "./queries.ts";
import { keepingView, keptView } from "./views.ts";

/** As many as a list of choices can show. */
const mostPostings = 200;

/** Applicants whom an organization keeps on file for other jobs, if they agree. */
export function keepingRoutes(serving: Serving, parts: KeepingParts, gates: GateParts): void {
  const { read } = gates;
  const [session, member, pro] = [sessionGate(gates), memberGate(gates), proGate(gates)];
  const view = (row: KeepingRow | undefined) => {
    if (!row) throw new Problem("not-found");
    return keepingView(row, parts.clock.now());
  };

  serve(serving, contract.readKeeping, member, async ({ scope, params }) =>
    view(await keepingForOrganization(read, scope, idOf(params.id) ?? -1)),
  );

  serve(serving, contract.askKeeping, pro, ({ scope, params, body }) =>
    askKeeping(parts, scope, idOf(params.id) ?? -1, body.months),
  );

  serve(serving, contract.readOwnKeeping, session, async ({ scope, params }) =>
    view(await ownKeeping(read, scope, idOf(params.id) ?? -1)),
  );

  serve(serving, contract.decideKeeping, session, ({ scope, params, body }) =>
    decideKeeping(parts, scope, idOf(params.id) ?? -1, body.kept),
  );

  serve(serving, contract.listKept, member, async ({ scope }) => {
    const rows = await keptBy(read, scope, parts.clock.now());
    await noteLooks(parts, scope, "list", rows);
    const ids = rows.map(({ id }) => id);
    const invited = Map.groupBy(await invitationsOf(read, ids), ({ application_id: id }) => id);
    const postings = await openPostings(read, scope.organizationIds, mostPostings);
    return {
      kept: rows.map((row) => keptView(row, invited.get(row.id) ?? [])),
      postings: postings.map(({ id, title }) => ({ id: String(id), title })),
    };
  });

  serve(serving, contract.inviteKept, pro, ({ scope, params, body }) =>
    inviteKept(parts, scope, idOf(params.id) ?? -1, idOf(body.jobId) ?? -1),
  );
}
