import { message } from "@candor/contract/messages/message";
import type { OutsideApplication } from "@candor/contract/outside-applications/shapes";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";

interface OutsideLedgerProps {
  /** Latest first. */
  readonly applications: readonly OutsideApplication[];
}

/** Applications made elsewhere, as their owner records them. */
export function OutsideLedger({ applications }: OutsideLedgerProps) {
  return (
    <ol className="ledger elsewhere-list">
      {applications.map((application) => (
        <li key={application.id}>
          <Entry of={application} />
        </li>
      ))}
    </ol>
  );
}

function Entry({
  of: { id, title, organization, stage, notes, applied, remindAt },
}: {
  of: OutsideApplication;
}) {
  const { dateText } = useDates();
  return (
    <>
      <div>
        <h2>
          <a href={addresses.oneElsewhere(id)}>{title}</a>
        </h2>
        {organization !== undefined && <p>{organization}</p>}
        {notes !== "" && <p className="elsewhere-notes">{notes}</p>}
      </div>
      <ul className="elsewhere-facts">
        {stage !== "submitted" && (
          <li>
            <strong>{message(`outsideStage.${stage}`)}</strong>
          </li>
        )}
        <li>{message("outside.appliedOn", { date: dateText(applied) })}</li>
        {remindAt !== undefined && <li>{message("outside.remindsOn", { date: dateText(remindAt) })}</li>}
      </ul>
    </>
  );
}
