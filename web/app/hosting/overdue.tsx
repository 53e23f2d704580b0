import { message } from "@candor/contract/messages/message";
import type { OrganizationApplication } from "@candor/contract/organizations/shapes";
import { addresses } from "../addresses.ts";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

const mostNamed = 5;
/** M-38: applicants waiting past the promised date, shown before the same job is opened again. It forbids nothing. */
export default function Overdue({
  jobId,
  waiting,
}: {
  jobId: string;
  waiting: readonly OrganizationApplication[];
}) {
  const { dateText } = useDates();
  if (waiting.length === 0) return null;
  return (
    <section className="posting-overdue" aria-labelledby="overdue">
      <h2 id="overdue">{counted("match.overdue", waiting.length)}</h2>
      <ul>
        {waiting.slice(0, mostNamed).map(({ id, firstName, lastName, answerBy }) => (
          <li key={id}>
            <a href={addresses.organizationApplication(id, { list: "due" })}>
              {firstName} {lastName}
            </a>{" "}
            <span className="figures">{answerBy !== undefined && dateText(answerBy)}</span>
          </li>
        ))}
      </ul>
      <p>
        {message("match.overdueBody")}{" "}
        <a href={addresses.answersDue(0, { job: jobId })}>{message("match.answerThem")}</a>
      </p>
    </section>
  );
}
