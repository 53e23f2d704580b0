import { message } from "@candor/contract/messages/message";
import {
  cancelMeeting,
  offerTimes,
  readOrganizationApplication,
  stateApplicantAbsence,
} from "@candor/contract/organizations/routes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { data, redirect } from "react-router";
import { wordsField } from "../../applications/absence.tsx";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import type { Typed } from "../../forms/typed-fields.ts";
import type { FormError } from "../../ui/form-errors.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { fieldOfTime, meetingTyped, type TypedMeeting, typedMeetingIn } from "./typed-meeting.ts";

type Act = "offer" | "cancel" | "absent" | "answer";

/** A refused form about an interview, as typed. */
export interface MeetingRefusal {
  readonly act: Act;
  readonly trouble?: string;
  readonly meetingFaults: readonly FormError[];
  readonly meeting: TypedMeeting;
  readonly said: string;
}

/** Offers other times, cancels, or reports an interview that somebody missed. */
export async function meetingAction(call: PageContext["call"], url: URL, id: string, text: Typed) {
  // Agreeing to a proposed time is an offer of that time alone.
  const act =
    (["offer", "cancel", "absent", "answer"] as const).find((one) => one === text("act")) ?? "offer";
  const meeting = typedMeetingIn(text);
  const said = text(act === "absent" || act === "answer" ? wordsField(act) : "said");
  const refuse = (status: number, refusal: Partial<MeetingRefusal>) =>
    data<MeetingRefusal>({ act, meeting, said, meetingFaults: [], ...refusal }, { status });
  const outcome = await made(call, { act, id, meeting, said });
  if ("ok" in outcome && outcome.ok)
    return redirect(
      withNotice(`${url.pathname}${url.search}`, act === "offer" ? "reply-sent" : "meeting-told"),
      303,
    );
  await throwIfPageGone(call(readOrganizationApplication, { params: { id }, query: {} }), said);
  if ("fault" in outcome) return refuse(422, { meetingFaults: [outcome.fault] });
  const { problem } = outcome;
  throwIfGone(problem, said);
  const faults = faultsOf(problem, meeting);
  return refuse(refusedStatus(problem), {
    meetingFaults: faults,
    ...(faults.length === 0 && { trouble: problem.detail }),
  });
}

interface Asked {
  readonly act: Act;
  readonly id: string;
  readonly meeting: TypedMeeting;
  readonly said: string;
}

async function made(call: PageContext["call"], { act, id, meeting, said }: Asked) {
  const params = { id };
  if (act === "cancel") return call(cancelMeeting, { params, body: { note: said } });
  if (act !== "offer") return call(stateApplicantAbsence, { params, body: { says: act, text: said } });
  const { meeting: body, wrong } = meetingTyped(meeting);
  if (body) return call(offerTimes, { params, body });
  const key = "organization.meetingTimeWrong";
  return { fault: { field: wrong ?? "meetingAt", key, text: message(key) } };
}

/** Keyed by the field that each is about. */
function faultsOf({ errors = [] }: ProblemDocument, meeting: TypedMeeting): FormError[] {
  return errors.map(({ path, text }) => ({
    field: path === "/text" ? "said" : fieldOfTime(meeting, path),
    text,
  }));
}
