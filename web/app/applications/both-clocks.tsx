import { zoneName } from "@candor/contract/accounts/zone-name";
import { message } from "@candor/contract/messages/message";
import { datesIn } from "../wording/dates.ts";

interface BothClocksProps {
  readonly at: string;
  /** The reader's own zone comes first. */
  readonly own: { readonly timeZone: string; readonly label: string };
  readonly other?: { readonly timeZone: string; readonly label: string } | undefined;
}

/** A moment on both sides' clocks, side by side; once if they agree. */
export function BothClocks({ at, own, other }: BothClocksProps) {
  const here = datesIn(own.timeZone).appointmentText(at);
  const there = other && datesIn(other.timeZone).appointmentText(at);
  return (
    <span className="both-clocks">
      <Clock at={at} when={here} {...own} />
      {other && there !== here && <Clock at={at} when={there ?? ""} {...other} />}
    </span>
  );
}

function Clock({ at, when, timeZone, label }: { at: string; when: string; timeZone: string; label: string }) {
  const name = zoneName(timeZone);
  return (
    <span>
      <span className="field-hint">{label}</span>
      <time dateTime={at}>
        {when.endsWith(` ${name}`) ? when : message("meetings.zoneTime", { when, timeZone: name })}
      </time>
    </span>
  );
}
