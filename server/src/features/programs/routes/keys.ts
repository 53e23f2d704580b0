import * as contract from "@candor/contract/programs/routes";
import type { Origin } from "../../../platform/http/origin.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { ownerGate } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { makeKey, type ProgramParts, revokeKey } from "../commands/keys.ts";
import { programGate } from "../gate.ts";
import { keysOf } from "../queries/keys.ts";
import { programApplications, programPostings } from "../queries/program.ts";
import { applicationView, keyView, postingView } from "../views/keys.ts";

/** M-45: the keys of an organization's programs, and what they read. */
export function programRoutes(
  serving: Serving,
  parts: ProgramParts & { readonly origin: Origin },
  gates: GateParts,
): void {
  const { read } = gates;
  const owner = ownerGate(gates);
  const program = programGate(parts, gates);

  serve(serving, contract.listApiKeys, owner, async ({ scope, params }) => {
    const { id, name, slug } = await ownOrganization(read, scope, params.slug);
    return { organization: { name, slug }, keys: (await keysOf(read, id)).map(keyView) };
  });

  serve(serving, contract.makeApiKey, owner, ({ scope, params, body, repeat }) =>
    makeKey(parts, scope, { ...params, ...body }, repeat),
  );

  serve(serving, contract.revokeApiKey, owner, ({ scope, params }) => revokeKey(parts, scope, params));

  serve(serving, contract.listProgramPostings, program("postings:read"), async ({ scope, query }) => {
    const rows = await programPostings(read, scope, { after: Number(query.after), most: query.size });
    return { postings: rows.map((row) => postingView(row, parts.origin.url())), ...nextOf(rows, query.size) };
  });

  serve(serving, contract.listProgramApplications, program("applications:read"), async ({ scope, query }) => {
    const rows = await programApplications(read, scope, { after: Number(query.after), most: query.size });
    const applications = rows.map((row) => applicationView(row, parts.origin.url()));
    return { applications, ...nextOf(rows, query.size) };
  });
}

/** What to ask for next; absent at the end. */
function nextOf(rows: readonly { readonly id: number }[], size: number): { next?: string } {
  const last = rows.at(-1);
  return last && rows.length === size ? { next: String(last.id) } : {};
}
