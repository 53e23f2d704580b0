import type { JobAlert } from "@candor/contract/alerts/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { NextMail } from "./next-mail.tsx";
import "../styles/alerts.css";

/** a person's job alerts, each a link to its page. */
export function AlertLedger({ alerts }: { alerts: readonly JobAlert[] }) {
  return (
    <section className="alerts" id="job-alerts" aria-labelledby="alerts-title">
      <h2 id="alerts-title">{message("settings.jobAlerts")}</h2>
      {alerts.length === 0 ? (
        <EmptyState drawing="searches" text={message("alerts.none")}>
          <a href={addresses.search()}>{message("alerts.findJobs")}</a>
        </EmptyState>
      ) : (
        <ol className="ledger alert-ledger">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <h3>
                <a href={addresses.alert(alert.id)}>{alert.title}</a>
              </h3>
              <p>
                {message(`frequency.${alert.frequency}`)} · <NextMail alert={alert} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
