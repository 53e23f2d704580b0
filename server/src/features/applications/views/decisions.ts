import { limits } from "@candor/contract/limits";
import { type MessageValues, message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { type ProblemCode, problems } from "@candor/contract/problems";
import { day } from "../../../platform/durations.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { HeldDecisionRow } from "../queries/decisions.ts";
import type { DecisionFault } from "../rules/decisions.ts";
import { applicantName } from "./hidden.ts";

/** A refusal of one decision; a faulty field gets its own text. */
export function refusalView({
  code,
  fields = [],
  values,
}: {
  readonly code: ProblemCode;
  readonly fields?: readonly DecisionFault[];
  readonly values?: MessageValues;
}) {
  const [fault] = fields;
  const key = fault?.key ?? problems[code].key;
  return {
    code,
    key,
    detail: message(key, fault ? fault.values : values),
    ...(fault && { path: fault.path }),
  };
}

/** A decision as its own Pro sees it. */
export function heldDecisionView(row: HeldDecisionRow): HeldDecision {
  return {
    applicationId: String(row.application_id),
    state: row.state as HeldDecision["state"],
    stage: row.stage,
    name: applicantName({ ...row, id: row.application_id }),
    jobId: String(row.posting_id),
    title: row.title,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.note !== null && { note: row.note }),
    ...(row.meeting_json !== null && { meeting: fromJson(row.meeting_json) }),
    made: isoTime(row.made_at),
    ...(row.state === "marked"
      ? { expires: isoTime(row.made_at + limits.markDays * day) }
      : { sending: row.sending ?? "", leaves: isoTime(row.leaves_at ?? row.made_at) }),
    ...(row.problem !== null && { problem: refusalView({ code: row.problem }) }),
  };
}
