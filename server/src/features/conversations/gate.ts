import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { Gated } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import { callerOf } from "../session/gate/tokens.ts";
import { partyOf, type Side, type Talk, talkAbout } from "./queries/talk.ts";

declare const talks: unique symbol;

/** Proof of somebody who may read a conversation: the applicant, or a member of the organization. */
export interface ConversationScope {
  readonly accountId: number;
  readonly sessionId: string;
  readonly impersonatorId: number | null;
  readonly side: Side;
  /** Whether they may write as well: somebody who only reads for an organization may not. */
  readonly mayWrite: boolean;
  /** The conversation at the time of the gate's check. */
  readonly talk: Talk;
  readonly [talks]: true;
}

/** Lets in the people of a conversation. Everybody else is told that there is none. */
export function conversationGate(parts: GateParts) {
  return async (
    request: Pick<FastifyRequest, "headers" | "params">,
    route: Gated<"messages">,
  ): Promise<ConversationScope> => {
    const { accountId, sessionId, impersonatorId } = admit(route, await callerOf(parts, request));
    const { id } = request.params as { id: string };
    const talk = await talkAbout(parts.read, idOf(id) ?? -1, parts.clock.now());
    const party = talk && (await partyOf(parts.read, talk, accountId));
    if (!party) throw new Problem("not-found");
    return { accountId, sessionId, impersonatorId, ...party, talk } as ConversationScope;
  };
}
