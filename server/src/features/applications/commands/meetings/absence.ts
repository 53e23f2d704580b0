import type { AbsenceBody } from "@candor/contract/applications/meetings";
import { limits } from "@candor/contract/limits";
import { hasWords, type MeetingSide } from "@candor/contract/values";
import type { Writer } from "../../../../platform/database/database.ts";
import { day } from "../../../../platform/durations.ts";
import { type Actor, actorOf } from "../../../../platform/events/log.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import type { ProScope } from "../../../organizations/gate.ts";
import type { SessionScope } from "../../../session/gate/scopes.ts";
import { lastMet } from "../../queries/meetings.ts";
import { type Concerned, partiesOf } from "../../queries/parties.ts";
import { type ApplicationParts, announce } from "../announce.ts";
import { organizationApplication } from "../organization-application.ts";
import { ownApplication } from "../own.ts";

export async function stateAbsenceForSeeker(
  parts: ApplicationParts,
  scope: SessionScope,
  id: string,
  body: AbsenceBody,
): Promise<number> {
  return parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    await tellOfAbsence(parts, writer, own, { side: "seeker", actor: scope }, body);
    return own.id;
  });
}

export async function stateAbsenceForOrganization(
  parts: ApplicationParts,
  scope: ProScope,
  id: string,
  body: AbsenceBody,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const application = await organizationApplication(parts, writer, scope, id);
    await tellOfAbsence(parts, writer, application, { side: "organization", actor: scope }, body);
  });
}

/**
 * One side says that the other didn't come to the latest interview, or replies to being told so. Each side does so
 * once, and both can read it; nothing else follows. The caller holds the application's lock.
 */
async function tellOfAbsence(
  parts: ApplicationParts,
  writer: Writer,
  application: Concerned,
  { side, actor }: { readonly side: MeetingSide; readonly actor: Actor },
  { says, text = "" }: AbsenceBody,
): Promise<void> {
  const now = parts.clock.now();
  const written = hasWords(text) ? text.trim() : null;
  if (says === "answer" && written === null)
    throw new Problem("invalid-request", { fields: [{ path: "/text", key: "validation.replyRequired" }] });
  const met = await lastMet(writer, application.id, now);
  if (!met || met.starts_at + limits.absenceDays * day < now) throw new Problem("not-met");
  const stored =
    says === "absent"
      ? await state(writer, { application, meetingId: met.id, side, text: written, now })
      : await answer(writer, { meetingId: met.id, side, text: written, now });
  if (!stored) throw new Problem("not-met");
  await writer
    .updateTable("application")
    .set({ modified_at: now, ...(side === "seeker" && { viewed_at: now }) })
    .where("id", "=", application.id)
    .execute();
  await announce(parts, writer, {
    name: says === "absent" ? "meeting-missed" : "absence-answered",
    subjectId: application.id,
    ...actorOf(actor),
    payload: { ...(await partiesOf(writer, application)), absenceId: stored.id, side },
  });
}

interface Said {
  readonly meetingId: number;
  readonly side: MeetingSide;
  readonly text: string | null;
  readonly now: number;
}

function state(
  writer: Writer,
  { application, meetingId, side, text, now }: Said & { application: Concerned },
) {
  return writer
    .insertInto("meeting_absence")
    .values({
      application_id: application.id,
      meeting_id: meetingId,
      side,
      text,
      stated_at: now,
      answer: null,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.columns(["meeting_id", "side"]).doNothing())
    .returning("id")
    .executeTakeFirst();
}

function answer(writer: Writer, { meetingId, side, text, now }: Said) {
  return writer
    .updateTable("meeting_absence")
    .set({ answer: text, answered_at: now })
    .where("meeting_id", "=", meetingId)
    .where("side", "!=", side)
    .where("answered_at", "is", null)
    .returning("id")
    .executeTakeFirst();
}
