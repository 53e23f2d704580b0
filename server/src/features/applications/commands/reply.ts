import type { Meeting } from "@candor/contract/applications/meetings";
import type { replyToInvitation } from "@candor/contract/applications/routes";
import { limits } from "@candor/contract/limits";
import type { InvitationReply } from "@candor/contract/values";
import type { z } from "zod";
import { actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { lifeOf } from "../queries/applications.ts";
import { partiesOf } from "../queries/parties.ts";
import { repliesTo } from "../queries/replies.ts";
import { faultsOfReply } from "../rules/replies.ts";
import { type MeetingState, meetingAt, meetingState, timesOf } from "../views/meetings/state.ts";
import { type ApplicationParts, announce } from "./announce.ts";
import { agree, callOff } from "./meetings/agree.ts";
import { ownApplication } from "./own.ts";

type Reply = z.output<(typeof replyToInvitation)["body"]>;

/** A seeker's reply to an invitation: they pick a time, propose another, decline, or write. The Pros are told. */
export async function replyTo(
  parts: ApplicationParts,
  scope: SessionScope,
  id: string,
  { reply, text = "", at }: Reply,
  repeat: Repeat | undefined,
): Promise<number> {
  const now = parts.clock.now();
  const time = at === undefined || reply === "message" || reply === "declined" ? undefined : Date.parse(at);
  const fields = faultsOfReply({ reply, text, time }, now);
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const own = await ownApplication(parts, writer, scope, id);
      if (own.status !== "interview") throw new Problem("no-invitation");
      const state = meetingState(await lifeOf(writer, own));
      const picked = reply === "accepted" ? pickedFrom(state, time, now) : undefined;
      if (isSaid(state, reply, picked)) return own.id;
      if ((await repliesTo(writer, own.id)).length >= limits.invitationReplies)
        throw new Problem("too-many-replies");
      if (picked && state.offeredBy !== undefined)
        await agree(parts, writer, { applicationId: own.id, pro: state.offeredBy }, picked, now);
      if (reply === "declined") await callOff(writer, own.id, now);
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
        payload: {
          ...(await partiesOf(writer, own)),
          replyId: stored.id,
          reply,
          ...(picked ? { at: Date.parse(picked.at) } : time !== undefined && { at: time }),
        },
      });
      return own.id;
    }),
  );
}

/** The time that the seeker accepts; if they name none, the only one. Undefined if the invitation has no time. */
function pickedFrom({ offer }: MeetingState, time: number | undefined, now: number): Meeting | undefined {
  if (!offer) {
    if (time !== undefined) throw new Problem("time-withdrawn");
    return undefined;
  }
  const times = timesOf(offer);
  const chosen = time ?? (times.length === 1 ? times[0] : undefined);
  if (chosen === undefined || chosen <= now || !times.includes(chosen)) throw new Problem("time-withdrawn");
  return meetingAt(offer, chosen);
}

/** Whether the reply repeats the last one: accepting the same time, or declining, again. */
function isSaid(state: MeetingState, reply: InvitationReply, picked: Meeting | undefined): boolean {
  if (reply === "declined") return state.reply === "declined";
  if (reply !== "accepted" || state.reply !== "accepted") return false;
  return picked === undefined || Date.parse(state.agreed?.at ?? "") === Date.parse(picked.at);
}
