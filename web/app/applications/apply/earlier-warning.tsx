import type { EarlierApplication } from "@candor/contract/applications/earlier";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { counted } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";

/** M-40: says what was already sent for the same role. It never blocks the person. */
export function EarlierWarning({ earlier }: { earlier: readonly EarlierApplication[] }) {
  if (earlier.length === 0) return null;
  return (
    <aside className="apply-earlier" aria-labelledby="earlier">
      <h2 id="earlier">{counted("earlier.title", earlier.length)}</h2>
      <ul>
        {earlier.map((one) => (
          <li key={`${one.reason} ${one.id}`}>
            <Earlier of={one} />
          </li>
        ))}
      </ul>
      <p>{message("earlier.goOn")}</p>
    </aside>
  );
}

function Earlier({
  of: { id, reason, title, organization, sent, status, stage },
}: {
  of: EarlierApplication;
}) {
  const { dateText } = useDates();
  const state = stage
    ? message(`outsideStage.${stage}`)
    : message(`applicationStatus.${status ?? "submitted"}`);
  return (
    <>
      <a href={reason === "elsewhere" ? addresses.oneElsewhere(id) : addresses.application(id)}>
        {organization === undefined ? title : message("job.titleAt", { title, organization })}
      </a>
      <br />
      {message("earlier.sent", { status: state, date: dateText(sent) })}. {message(`earlier.${reason}`)}.
    </>
  );
}
