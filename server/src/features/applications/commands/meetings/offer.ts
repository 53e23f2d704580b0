import type { Meeting } from "@candor/contract/applications/meetings";
import { hasWords } from "@candor/contract/values";
import type { Writer } from "../../../../platform/database/database.ts";
import { actorOf } from "../../../../platform/events/log.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import type { ProScope } from "../../../organizations/gate.ts";
import { lifeOf } from "../../queries/applications.ts";
import { partiesOf } from "../../queries/parties.ts";
import { faultsOfMeeting } from "../../rules/decisions.ts";
import { meetingState, standsAlready, timesOf } from "../../views/meetings/state.ts";
import { type ApplicationParts, announce } from "../announce.ts";
import { insertWords } from "../answer-words.ts";
import { countChange } from "../count-change.ts";
import { type LockedApplication, organizationApplication } from "../organization-application.ts";
import { agree, callOff } from "./agree.ts";

/**
 * Offers other times. If the only one is what the seeker proposed, the seeker has already agreed. A form that was sent
 * twice changes nothing.
 */
export async function offerTimes(
  parts: ApplicationParts,
  scope: ProScope,
  id: string,
  meeting: Meeting,
): Promise<void> {
  const now = parts.clock.now();
  const fields = faultsOfMeeting(meeting, now);
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  await parts.database.write(async (writer) => {
    const application = await invited(parts, writer, scope, id);
    const state = meetingState(await lifeOf(writer, application));
    if (state.offeredBy === scope.accountId && standsAlready(state, meeting)) return;
    await countChange(writer, application.id, "organization", now);
    const { proposed } = state;
    const [only, ...others] = timesOf(meeting);
    const agreed = others.length === 0 && only === proposed;
    const between = { applicationId: application.id, pro: scope.accountId };
    if (agreed) await agree(parts, writer, between, meeting, now);
    else await callOff(writer, application.id, now);
    const wordsId = await insertWords(writer, application.id, { meeting });
    await touch(writer, application.id, now);
    await announce(parts, writer, {
      name: "times-offered",
      subjectId: application.id,
      ...actorOf(scope),
      payload: { ...(await partiesOf(writer, application)), wordsId, agreed },
    });
  });
}

/**
 * Withdraws the offered times, or cancels the meeting. If there is neither, nothing happens. It isn't counted: each
 * offer, which is, can be canceled once.
 */
export async function cancelMeeting(
  parts: ApplicationParts,
  scope: ProScope,
  id: string,
  note = "",
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    const application = await invited(parts, writer, scope, id);
    if (meetingState(await lifeOf(writer, application)).offer === undefined) return;
    await callOff(writer, application.id, now);
    const written = hasWords(note) ? note.trim() : undefined;
    const wordsId = written && (await insertWords(writer, application.id, { note: written }));
    await touch(writer, application.id, now);
    await announce(parts, writer, {
      name: "meeting-canceled",
      subjectId: application.id,
      ...actorOf(scope),
      payload: { ...(await partiesOf(writer, application)), ...(wordsId && { wordsId }) },
    });
  });
}

async function invited(parts: ApplicationParts, writer: Writer, scope: ProScope, id: string) {
  const application: LockedApplication = await organizationApplication(parts, writer, scope, id);
  if (application.status !== "interview") throw new Problem("no-invitation");
  return application;
}

async function touch(writer: Writer, applicationId: number, now: number): Promise<void> {
  await writer.updateTable("application").set({ modified_at: now }).where("id", "=", applicationId).execute();
}
