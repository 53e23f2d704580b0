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
      {entries.map((entry) => (
        <li
          key={`${entry.at} ${entry.kind} ${entry.status} ${entry.reply} ${entry.actor.name}`}
          className={`timeline-${entry.kind}`}
        >
          <time dateTime={entry.at}>{dates.momentText(entry.at)}</time>
          <div>
            <p className="timeline-what">{message(labelOf(entry))}</p>
            {linesOf(entry, dates).map((line) => (
              <p className="timeline-line" key={line}>
                {line}
              </p>
            ))}
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

function labelOf({ kind, status, reply }: TimelineEntry): MessageKey {
  if (reply) return `timeline.reply.${reply}`;
  const plain = untouched.find((one) => one === kind);
  if (plain) return `timeline.${plain}`;
  return kind === "unanswered" ? "timeline.unanswered" : `applicationStatus.${status ?? "submitted"}`;
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
  const times = [at, ...others].map((time) =>
    message("timeline.meeting", { when: appointmentText(time), minutes }),
  );
  return [...times, ...(place === undefined ? [] : [place])];
}

function actorText({ kind, name }: TimelineEntry["actor"], side: TimelineProps["side"]): string {
  if (kind === "software") return message("app.name");
  if (kind === "seeker" && side === "seeker") return message("timeline.you");
  return name ?? message("timeline.you");
}
