import { message } from "@candor/contract/messages/message";
import type { OrganizationApplication } from "@candor/contract/organizations/shapes";
import { addresses } from "../addresses.ts";
import { AnswerState } from "../applications/answer-state.tsx";
import { useDates } from "../wording/use-dates.ts";

interface ApplicantTableProps {
  /** Earliest due answer first. */
  readonly applications: readonly OrganizationApplication[];
  readonly now: number;
}

/** The applicants to a posting. */
export function ApplicantTable({ applications, now }: ApplicantTableProps) {
  const { dateText } = useDates();
  return (
    <table className="book">
      <thead>
        <tr>
          <th scope="col">{message("organization.applicant")}</th>
          <th scope="col">{message("organization.sent")}</th>
          <th scope="col">{message("organization.status")}</th>
          <th scope="col">{message("organization.answer")}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <tr key={application.id}>
            <th scope="row">
              <a href={addresses.organizationApplication(application.id)}>
                {application.firstName} {application.lastName}
              </a>
            </th>
            <td data-label={message("organization.sent")}>
              <time dateTime={application.created}>{dateText(application.created)}</time>
            </td>
            <td data-label={message("organization.status")}>
              {message(`applicationStatus.${application.status}`)}
            </td>
            <td data-label={message("organization.answer")}>
              <AnswerState of={application} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
