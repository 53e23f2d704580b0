import { dueLineFacts } from "@candor/contract/applications/due-line-facts";
import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { applicationAddresses } from "../../application-addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DueLine } from "../../ui/due-line/due-line.tsx";
import { useSession } from "../../wire/session-data.ts";
import type { Dates } from "../../wording/dates.ts";
import { useDates } from "../../wording/use-dates.ts";
import type { ApplyJob } from "./load-apply.ts";

interface SentProps {
  readonly job: ApplyJob;
  readonly application: Application;
  readonly now: number;
}

/** The receipt of an application. */
export function Sent({ job, application, now }: SentProps) {
  const dates = useDates();
  const email = useSession().profile?.email;
  const facts = dueLineFacts(application, now);
  return (
    <div className="apply-sent">
      <p className="lead">{termsOf(job, application, dates)}</p>
      {facts && <DueLine facts={facts} size="page" />}
      <dl className="apply-receipt" aria-label={message("apply.receipt")}>
        {factsOf(job, application, dates).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {email !== undefined && <p>{message("apply.receiptMail", { email })}</p>}
      <div className="actions">
        <ButtonLink to={addresses.application(application.id)}>{message("apply.seeApplication")}</ButtonLink>
        <ButtonLink to={applicationAddresses.receipt(application.id)} tone="quiet">
          {message("receipt.see")}
        </ButtonLink>
        <ButtonLink to={addresses.apply(job, "interview")} tone="quiet">
          {message("apply.toInterview")}
        </ButtonLink>
      </div>
    </div>
  );
}

function termsOf(
  { organization: { name: organization } }: ApplyJob,
  { created, answerBy }: Application,
  { dateText }: Dates,
) {
  const date = dateText(created);
  return answerBy === undefined
    ? message("apply.submittedImported", { organization, date })
    : message("apply.submittedBody", { organization, date, answerBy: dateText(answerBy) });
}

function factsOf(
  job: ApplyJob,
  { id, created, answerBy, status }: Application,
  { dateText }: Dates,
): [string, string][] {
  return [
    [message("apply.receiptNumber"), id],
    [message("apply.receiptJob"), job.title],
    [message("apply.receiptOrganization"), job.organization.name],
    [message("apply.receiptSent"), dateText(created)],
    [message("apply.receiptStatus"), message(`applicationStatus.${status}`)],
    [message("apply.receiptDue"), answerBy === undefined ? message("apply.noPromise") : dateText(answerBy)],
  ];
}
