import * as contract from "@candor/contract/organizations/reply-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { administratorGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { OrganizationParts } from "../commands/announce.ts";
import { publishReply, removeReply, withdrawReply } from "../commands/reply.ts";
import { ownerGate } from "../gate.ts";
import { ownOrganization } from "../queries/own.ts";
import { lastReply, standingReplies } from "../queries/reply.ts";

/** More than administrators read through. */
const mostReplies = 500;

/** M-02: organizations' replies to their records. */
export function replyRoutes(serving: Serving, parts: OrganizationParts, gates: GateParts): void {
  const { read } = gates;
  const [owner, administrator] = [ownerGate(gates), administratorGate(gates)];

  serve(serving, contract.readRecordReply, owner, async ({ scope, params }) => {
    const { id } = await ownOrganization(read, scope, params.slug);
    const last = await lastReply(read, id);
    if (!last) return {};
    const { text, published_at, removal_reason: removedBecause } = last;
    const removed = removedBecause !== null && { removedBecause };
    return { reply: { text, published: isoTime(published_at), ...removed } };
  });

  serve(serving, contract.publishRecordReply, owner, ({ scope, params, body }) =>
    publishReply(parts, scope, params.slug, body.text),
  );

  serve(serving, contract.withdrawRecordReply, owner, ({ scope, params }) =>
    withdrawReply(parts, scope, params.slug),
  );

  serve(serving, contract.listRecordReplies, administrator, async () => {
    const replies = await standingReplies(read, mostReplies);
    return {
      replies: replies.map(({ id, text, published_at, ...organization }) => ({
        id: String(id),
        organization,
        text,
        published: isoTime(published_at),
      })),
    };
  });

  serve(serving, contract.removeRecordReply, administrator, ({ scope, params, body }) =>
    removeReply(parts, scope, idOf(params.id) ?? -1, body.reason),
  );
}
