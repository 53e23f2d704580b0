import type { DueEvent, DueLineFacts } from "./due-line.ts";
import type { Application, TimelineEntry } from "./shapes.ts";

/** What a due line needs from an application; its timeline says more about events. */
export type Promised = Pick<Application, "created" | "answerBy" | "answeredAt" | "status" | "modified"> & {
  readonly timeline?: readonly TimelineEntry[];
};

/** Undefined if nothing is promised. */
export function dueLineFacts(application: Promised, now: number): DueLineFacts | undefined {
  const { created, answerBy } = application;
  if (answerBy === undefined) return undefined;
  const events = application.timeline ? told(application.timeline) : summed(application);
  return { sent: Date.parse(created), due: Date.parse(answerBy), now, events };
}

function told(timeline: readonly TimelineEntry[]): DueEvent[] {
  return timeline.flatMap(({ at, kind, status }): DueEvent[] => {
    const moment = Date.parse(at);
    if (kind === "viewed" || kind === "withdrawn") return [{ at: moment, kind }];
    if (kind === "moved") return [{ at: moment, kind, ...(status && { status }) }];
    return kind === "unanswered" ? [{ at: moment, kind: "closed" }] : [];
  });
}

/** Lists carry no timeline. A withdrawn application changes only when it moves to another account. */
function summed({ answeredAt, status, modified }: Promised): DueEvent[] {
  return [
    ...(answeredAt === undefined ? [] : [{ at: Date.parse(answeredAt), kind: "moved" as const }]),
    ...(status === "withdrawn" ? [{ at: Date.parse(modified), kind: "withdrawn" as const }] : []),
  ];
}
