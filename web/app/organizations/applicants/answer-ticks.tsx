import { message } from "@candor/contract/messages/message";
import type { AnswerDay, Responsiveness } from "@candor/contract/organizations/shapes";
import { datesIn } from "../../wording/dates.ts";
import { ticksOf } from "./ticks.ts";

interface AnswerTicksProps {
  readonly days: readonly AnswerDay[];
  /** The beginning of the window. */
  readonly since: Responsiveness["since"];
}

/**
 * One tick per application, on the day its answer was given or due: answers in time above the line, the others below
 * it. A missed answer's tick is hollow.
 */
export function AnswerTicks({ days, since }: AnswerTicksProps) {
  const { viewBox, baseline, width, height, paths } = ticksOf(days, since);
  const { dateText } = datesIn();
  return (
    <figure className="ticks">
      <svg viewBox={viewBox} height={height} preserveAspectRatio="none" aria-hidden>
        <path className="tick-in-time" d={paths.inTime} />
        <path className="tick-late" d={paths.late} />
        <path className="tick-missed" d={paths.missed} />
        <path className="tick-line" d={`M0 ${baseline}H${width}`} />
      </svg>
      <p className="ticks-dates" aria-hidden>
        <span>{dateText(since)}</span> <span>{message("record.todayMark")}</span>
      </p>
      <figcaption>{message("record.drawing")}</figcaption>
    </figure>
  );
}
