import * as contract from "@candor/contract/applications/routes";
import type { MeetingAhead } from "@candor/contract/applications/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { downloadGate } from "../../resumes/gate/scopes.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { signToken } from "../../session/rules/tokens.ts";
import type { SendingParts } from "../commands/receipt.ts";
import { applicationsOf, detailsOfOwn, lifeOf } from "../queries/applications.ts";
import { applicationView } from "../views/application.ts";
import { calendarUrl, invitationCalendar } from "../views/invitation-calendar.ts";
import { calendarSequence } from "../views/mailed-meeting.ts";
import { meetingAhead } from "../views/meetings/ahead.ts";
import { inCalendar, meetingState } from "../views/meetings/state.ts";

/** M-43. Interviews to come, for people who applied. */
export function meetingRoutes(serving: Serving, parts: SendingParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, contract.listMeetings, sessionGate(gates), async ({ scope }) => ({
    meetings: await meetingsAhead(gates, scope, parts.clock.now()),
  }));

  serve(serving, contract.downloadInvitation, downloadGate(gates), async ({ scope, params }) => {
    const row = await detailsOfOwn(read, scope, idOf(params.id) ?? -1);
    const life = row ? await lifeOf(read, row) : [];
    const meeting = row?.status === "interview" ? inCalendar(meetingState(life), "seeker") : undefined;
    if (!row || !meeting) throw new Problem("not-found");
    const text = invitationCalendar(row, meeting, {
      publicUrl: gates.origin.url(),
      sequence: calendarSequence(life),
      now: parts.clock.now(),
    });
    return { name: "interview.ics", mediaType: "text/calendar; charset=utf-8", bytes: Buffer.from(text) };
  });
}

async function meetingsAhead({ read, keys }: GateParts, scope: SessionScope, now: number) {
  const meetings: MeetingAhead[] = [];
  const token = await signToken(keys, "download", scope, now);
  for (const row of await applicationsOf(read, scope, { status: "interview" })) {
    const ahead = meetingAhead(await lifeOf(read, row), now);
    if (!ahead) continue;
    const { id, job } = applicationView(row);
    const isOne = ahead.meeting.others === undefined;
    meetings.push({ id, job, ...ahead, ...(isOne && { calendarUrl: calendarUrl(row.id, token) }) });
  }
  return meetings.toSorted((one, other) => Date.parse(one.meeting.at) - Date.parse(other.meeting.at));
}
