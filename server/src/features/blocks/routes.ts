import * as contract from "@candor/contract/blocks/routes";
import type { Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { postingNamed } from "../jobs/queries.ts";
import { isMemberOf } from "../organizations/queries/members.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { type BlockParts, makeBlock, removeBlock } from "./commands.ts";
import { blockById, blocksOf, kindOf, organizationMeant, standingOn } from "./queries/blocks.ts";
import { blockView } from "./views.ts";

/** M-28. The organizations that somebody doesn't want to be seen by. */
export function blockRoutes(serving: Serving, parts: BlockParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.listBlocks, session, async ({ scope }) => ({
    blocks: (await blocksOf(read, scope)).map(blockView),
  }));

  serve(serving, contract.makeBlock, session, async ({ scope, body }) => ({
    block: blockView(await blockById(read, await makeBlock(parts, scope, body))),
  }));

  serve(serving, contract.removeBlock, session, ({ scope, params }) =>
    removeBlock(parts, scope, idOf(params.id) ?? -1),
  );

  serve(serving, contract.readBlockStanding, session, ({ scope, params }) =>
    standing(read, scope, params.slug),
  );

  serve(serving, contract.readPostingStanding, session, async ({ scope, params }) => {
    const posting = await postingNamed(read, params.id);
    if (!posting) throw new Problem("job-not-found");
    const { organization_id: id, organization_name: name, organization_slug: slug } = posting;
    const found = await standingOn(read, scope, posting.id);
    return found ?? { organization: { name, slug }, isClient: false, ...(await ownership(read, scope, id)) };
  });
}

async function standing(read: Reader, scope: SessionScope, slug: string) {
  const organization = await organizationMeant(read, slug);
  if (!organization) throw new Problem("not-found");
  const { id, name, slug: path } = organization;
  const kind = await kindOf(read, scope, id);
  return { organization: { name, slug: path }, ...(kind && { kind }), ...(await ownership(read, scope, id)) };
}

async function ownership(read: Reader, scope: SessionScope, organizationId: number) {
  return (await isMemberOf(read, scope, organizationId)) ? { isOwn: true as const } : {};
}
