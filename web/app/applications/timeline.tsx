import type { Meeting } from "@candor/contract/applications/meetings";
import type { TimelineEntry } from "@candor/contract/applications/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Dates } from "../wording/dates.ts";
import { useDates } from "../wording/use-dates.ts";

interface TimelineProps {
  /** Oldest first. */
  readonly entries: readonly TimelineEntry[];
  readonly side: "seeker" | "pro";
}

/** What happened to an application, as on a receipt: both sides see the same entries. */
export function Timeline({ entries, side }: TimelineProps) {
  const dates = useDates();
  return (
    <ol className="timeline">
      {entries.map((entry, at) => (
        <li
          key={`${entry.at} ${entry.kind} ${entry.status} ${entry.reply} ${entry.actor.name}`}
          className={`timeline-${entry.kind}`}
        >
          <time dateTime={entry.at}>{dates.momentText(entry.at)}</time>
          <div>
            <p className="timeline-what">{message(labelOf(entry, entries.slice(0, at)))}</p>
            {linesOf(entry, dates).map((line) => (
              <p className="timeline-line" key={line}>
                {line}
              </p>
            ))}
            {entry.meeting && entries.slice(at + 1).some(endsMeeting) && (
              <p className="timeline-line">{message("timeline.meetingOver")}</p>
            )}
            {entry.before?.elevatorPitch !== undefined && (
              <details>
                <summary>{message("timeline.pitchBefore")}</summary>
                <p className="as-typed">{entry.before.elevatorPitch}</p>
              </details>
            )}
          </div>
          <p className="timeline-who">{actorText(entry.actor, side)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Entries that change no stage. */
const untouched = [
  "contact-shared",
  "contact-hidden",
  "edited",
  "migrated",
  "promised",
  "reminded",
  "rescheduled",
  "canceled",
  "missed",
  "contested",
  "message",
] as const;

/** Whether the times that were offered before no longer hold. */
function endsMeeting({ kind, status, reply }: TimelineEntry): boolean {
  return kind === "rescheduled" || kind === "canceled" || reply === "declined" || status === "interview";
}

function labelOf(
  { kind, status, reply, meeting }: TimelineEntry,
  before: readonly TimelineEntry[],
): MessageKey {
  if (kind === "rescheduled" && isProposed(meeting, before)) return "timeline.timeAgreed";
  if (reply) return `timeline.reply.${reply}`;
  const plain = untouched.find((one) => one === kind);
  if (plain) return `timeline.${plain}`;
  return kind === "unanswered" ? "timeline.unanswered" : `applicationStatus.${status ?? "submitted"}`;
}

/** Whether it is the very time that the seeker asked for. */
function isProposed(meeting: Meeting | undefined, before: readonly TimelineEntry[]): boolean {
  const proposed = before.findLast(({ kind, reply }) => kind === "rescheduled" || reply === "another-time");
  return meeting !== undefined && !meeting.others && meeting.at === proposed?.time;
}

function linesOf(
  { kind, answerBy, late, reason, note, before, meeting, time }: TimelineEntry,
  { dateText, appointmentText }: Dates,
): string[] {
  const promised = answerBy !== undefined && kind !== "unanswered";
  return [
    ...(promised ? [message("timeline.answerBy", { answerBy: dateText(answerBy) })] : []),
    ...(late ? [message("timeline.late")] : []),
    ...(before ? replacedLines(before) : []),
    ...(meeting ? meetingLines(meeting, appointmentText) : []),
    ...(time === undefined ? [] : [appointmentText(time)]),
    ...(reason === undefined ? [] : [message("timeline.reason", { reason })]),
    ...(note === undefined ? [] : [note]),
  ];
}

function replacedLines({ elevatorPitch, resume }: NonNullable<TimelineEntry["before"]>): string[] {
  return [
    ...(elevatorPitch === undefined ? [] : [message("timeline.pitchChanged")]),
    ...(resume === undefined ? [] : [message("timeline.resumeChanged", { fileName: resume })]),
  ];
}

function meetingLines(
  { at, others = [], minutes, place }: Meeting,
  appointmentText: Dates["appointmentText"],
): string[] {
  const times = [at, ...others]
    .toSorted()
    .map((time) => message("timeline.meeting", { when: appointmentText(time), minutes }));
  return [...times, ...(place === undefined ? [] : [place])];
}

function actorText({ kind, name }: TimelineEntry["actor"], side: TimelineProps["side"]): string {
  if (kind === "software") return message("app.name");
  if (kind === "seeker" && side === "seeker") return message("timeline.you");
  return name ?? message("timeline.you");
}
