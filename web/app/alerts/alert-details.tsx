import type { AlertForecast, JobAlert } from "@candor/contract/alerts/shapes";
import { message } from "@candor/contract/messages/message";
import { parametersOfCriteria } from "@candor/contract/search/query";
import { useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { PostingLedger } from "../jobs/posting-ledger.tsx";
import { Asked } from "../ui/dialogs/ask-first.tsx";
import { counted } from "../wording/counted.ts";
import { AlertFeeds } from "./alert-feeds.tsx";
import { AlertForm, removal } from "./alert-form.tsx";
import type { AlertRefusal } from "./change-alert.ts";
import { NextMail } from "./next-mail.tsx";
import "../styles/alerts.css";

interface AlertDetailsProps {
  readonly alert: JobAlert & AlertForecast;
  readonly refusal: AlertRefusal | undefined;
  readonly now: number;
  /** Its address. */
  readonly page: string;
}

/** One alert: what it looks for, when it next writes, and what it would have sent last week. */
export function AlertDetails({ alert, refusal, now, page }: AlertDetailsProps) {
  const [parameters] = useSearchParams();
  return (
    <>
      <h1>{alert.title}</h1>
      <p className="lead">
        <NextMail alert={alert} />
      </p>
      {parameters.has("delete") ? (
        <Asked {...removal(alert)} back={page} />
      ) : (
        <AlertForm key={alert.id} alert={alert} refusal={refusal} page={page} />
      )}
      <section className="alert-forecast" aria-labelledby="last-week">
        <h2 id="last-week">{message("alerts.lastWeek")}</h2>
        <p>
          {alert.lastWeek === 0 ? message("alerts.lastWeekNone") : counted("alerts.expect", alert.lastWeek)}
        </p>
        {alert.documents.length > 0 && <PostingLedger postings={alert.documents} now={now} titleLevel="h3" />}
        <p>
          <a href={addresses.search(parametersOfCriteria({ ...alert.criteria, sort: "date" }))}>
            {message("alerts.seeAll")}
          </a>
        </p>
      </section>
      <AlertFeeds alert={alert} />
    </>
  );
}
