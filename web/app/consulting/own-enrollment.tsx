import type { Enrollment } from "@candor/contract/consulting/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { industryText } from "../wording/job-facts.ts";
import { useDates } from "../wording/use-dates.ts";
import { contractJobs } from "./contract-jobs.ts";

/** what somebody is enrolled in, and the way out. */
export function OwnEnrollment({ enrollment }: { enrollment: Enrollment }) {
  const { dateText } = useDates();
  const specialty = industryText(enrollment.specialty);
  return (
    <section className="own-enrollment" aria-labelledby="yours">
      <h2 id="yours">{message("consulting.yours")}</h2>
      <p role="status">
        <strong>{message("consulting.enrolled", { specialty })}</strong>
      </p>
      <dl>
        <dt>{message("consulting.place")}</dt>
        <dd>{enrollment.location ?? message("consulting.anywhere")}</dd>
        <dt>{message("consulting.remote")}</dt>
        <dd>{message(`remoteOption.${enrollment.remote}`)}</dd>
        <dt>{message("consulting.since")}</dt>
        <dd>{dateText(enrollment.enrolledAt)}</dd>
      </dl>
      <ul>
        <li>
          <a href={addresses.search(contractJobs(enrollment))}>
            {message("consulting.searchSpecialty", { specialty })}
          </a>
        </li>
        <li>
          <a href={addresses.enroll("specialty")}>{message("consulting.change")}</a>
        </li>
      </ul>
      <Form method="post">
        <Button tone="quiet">{message("consulting.unenroll")}</Button>
      </Form>
    </section>
  );
}
