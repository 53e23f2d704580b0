import { message } from "@candor/contract/messages/message";
import type { PreferenceChange } from "@candor/contract/preferences/shapes";
import { useDates } from "../wording/use-dates.ts";
import "../styles/applications.css";

/** E-23: each change to somebody's preferences, latest first, and how it was made. */
export function PreferenceChanges({ changes }: { changes: readonly PreferenceChange[] }) {
  const { momentText } = useDates();
  return (
    <section className="preference-changes">
      <h2>{message("communication.changes")}</h2>
      {changes.length === 0 ? (
        <p>{message("communication.noChanges")}</p>
      ) : (
        <ol className="timeline">
          {changes.map(({ kind, channel, wanted, by, changedAt }) => (
            <li key={`${changedAt} ${kind} ${channel} ${wanted}`}>
              <time dateTime={changedAt}>{momentText(changedAt)}</time>
              <p className="timeline-what">
                {message(wanted ? "communication.turnedOn" : "communication.turnedOff", {
                  kind: message(`preference.${kind}`),
                  channel: message(`channel.${channel}`),
                })}
              </p>
              <span className="timeline-who">{message(`communication.by.${by}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
