import { type MessageValues, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { useDates } from "../wording/use-dates.ts";
import type { Machine } from "./results.ts";

interface MeasuredSectionProps {
  readonly name: "sentences" | "relevance" | "filters" | "latency" | "growth";
  readonly values?: MessageValues;
  /** Where it was measured, if it was. */
  readonly machine: Machine | undefined;
  readonly children: ReactNode;
}

/** A question, how the search was tested, and the result. */
export function MeasuredSection({ name, values, machine, children }: MeasuredSectionProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{message(`quality.${name}`)}</h2>
      {machine === undefined ? (
        <NotMeasured />
      ) : (
        <>
          <p className="prose">{message(`quality.${name}Body`, values)}</p>
          {children}
          <MachineLine {...machine} />
        </>
      )}
    </section>
  );
}

export function NotMeasured() {
  return <p className="unstated">{message("quality.notMeasured")}</p>;
}

function MachineLine({ date, cores, model, memoryGb, system, node, commit }: Machine) {
  const { dateText } = useDates();
  const values = { cores, model, system, node, commit, date: dateText(date), memory: memoryGb };
  return <p className="figures-note">{message("quality.machine", values)}</p>;
}
