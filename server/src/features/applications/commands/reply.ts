import type { replyToInvitation } from "@candor/contract/applications/routes";
import { limits } from "@candor/contract/limits";
import { hasWords } from "@candor/contract/values";
import type { z } from "zod";
import { actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { lifeOf } from "../queries/applications.ts";
import { repliesTo } from "../queries/replies.ts";
import { invitationOf } from "../views/invitation.ts";
import { type ApplicationParts, announce, partiesOf } from "./announce.ts";
import { ownApplication } from "./own.ts";

type Reply = z.output<(typeof replyToInvitation)["body"]>;

/** The seeker replies to an invitation. The Pros are told; accepting it again does nothing. */
export async function replyTo(
  parts: ApplicationParts,
  scope: SessionScope,
  id: string,
  { reply, text = "" }: Reply,
  repeat: Repeat | undefined,
): Promise<number> {
  if (reply !== "accepted" && !hasWords(text)) {
    const fields = [{ path: "/text", key: "validation.replyRequired" }] as const;
    throw new Problem("invalid-request", { fields });
  }
  const now = parts.clock.now();
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const own = await ownApplication(parts, writer, scope, id);
      if (own.status !== "interview") throw new Problem("no-invitation");
      if (reply === "accepted" && invitationOf(await lifeOf(writer, own)).reply === "accepted") return own.id;
      if ((await repliesTo(writer, own.id)).length >= limits.invitationReplies)
        throw new Problem("too-many-replies");
      const stored = await writer
        .insertInto("invitation_reply")
        .values({ application_id: own.id, reply, text: text.trim(), created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writer
        .updateTable("application")
        .set({ modified_at: now, viewed_at: now })
        .where("id", "=", own.id)
        .execute();
      await announce(parts, writer, {
        name: "invitation-replied",
        subjectId: own.id,
        ...actorOf(scope),
        payload: { ...(await partiesOf(writer, own)), replyId: stored.id, reply },
      });
      return own.id;
    }),
  );
}
