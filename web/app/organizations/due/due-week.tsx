import { message } from "@candor/contract/messages/message";
import type { DueWeek as Week } from "@candor/contract/organizations/shapes";
import { numberText } from "../../wording/counted.ts";
import { datesIn } from "../../wording/dates.ts";

/** The week's balance: answered, missed and open add up to what was due. */
export function DueWeek({ week }: { week: Week }) {
  // Promised dates are business days in UTC, whatever the reader's zone is.
  const { rangeText } = datesIn();
  return (
    <section className="due-week" aria-labelledby="due-week">
      <h2 id="due-week">{message("week.title")}</h2>
      <p>{rangeText(week.from, week.through)}</p>
      <Balance week={week} />
    </section>
  );
}

function Balance({ week }: { week: Week }) {
  const rows = [
    ["week.answered", week.answered],
    ["week.missed", week.missed],
    ["week.open", week.open],
  ] as const;
  return (
    <dl className="balance">
      {rows.map(([label, count]) => (
        <div key={label}>
          <dt>{message(label)}</dt>
          <dd>{numberText(count)}</dd>
        </div>
      ))}
      <div className="balance-total">
        <dt>{message("week.due")}</dt>
        <dd>{numberText(week.due)}</dd>
      </div>
    </dl>
  );
}
