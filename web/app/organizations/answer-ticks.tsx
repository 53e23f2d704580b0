import { message } from "@candor/contract/messages/message";
import type { AnswerDay, Responsiveness } from "@candor/contract/organizations/shapes";
import { numberText } from "../wording/counted.ts";
import { datesIn } from "../wording/dates.ts";
import { ticksOf } from "./ticks.ts";

interface AnswerTicksProps {
  readonly days: readonly AnswerDay[];
  readonly record: Responsiveness;
}

/**
 * One tick for each application, on the day its answer was given or due: above the line what was answered in time,
 * below it what was not. A missed answer's tick is hollow.
 */
export function AnswerTicks({ days, record }: AnswerTicksProps) {
  const { viewBox, baseline, width, paths } = ticksOf(days, record.since);
  const { dateText } = datesIn();
  const { answeredInTime, late, missed } = record;
  const counts = {
    inTime: numberText(answeredInTime),
    late: numberText(late),
    missed: numberText(missed),
  };
  return (
    <figure className="ticks">
      <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden>
        <path className="tick-in-time" d={paths.inTime} />
        <path className="tick-late" d={paths.late} />
        <path className="tick-missed" d={paths.missed} />
        <path className="tick-line" d={`M0 ${baseline}H${width}`} />
      </svg>
      <p className="ticks-dates" aria-hidden>
        <span>{dateText(record.since)}</span> <span>{message("record.todayMark")}</span>
      </p>
      <figcaption>
        <p>{message("record.drawing", counts)}</p>
      </figcaption>
    </figure>
  );
}
