import { message } from "@candor/contract/messages/message";
import type { OrganizationJob } from "@candor/contract/organizations/shapes";
import { addresses } from "../addresses.ts";
import { numberText } from "../wording/counted.ts";
import { placeText } from "../wording/job-facts.ts";
import { DueDate } from "./due/due-date.tsx";
import "../styles/book.css";

/** An organization's postings with the answers they owe. */
export function JobTable({ jobs, now }: { jobs: readonly OrganizationJob[]; now: number }) {
  return (
    <table className="book">
      <thead>
        <tr>
          <th scope="col">{message("organization.job")}</th>
          <th scope="col" className="number">
            {message("organization.applications")}
          </th>
          <th scope="col" className="number">
            {message("organization.waiting")}
          </th>
          <th scope="col">{message("organization.nextDue")}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <a
                href={
                  isUnpublished(job) && job.mayAnswer
                    ? addresses.editPosting(job.id)
                    : addresses.organizationJob(job.id)
                }
              >
                {job.title || message("hosting.untitled")}
              </a>
              <span className="book-place">{placeText(job.address) ?? message("job.noPlaceStated")}</span>
              {job.life && job.life !== "published" ? (
                <span className="book-note">{message(`hosting.life.${job.life}`)}</span>
              ) : (
                job.status === "closed" && <span className="book-note">{message("organization.closed")}</span>
              )}
            </th>
            <td className="number" data-label={message("organization.applications")}>
              {numberText(job.applications)}
            </td>
            <td className="number" data-label={message("organization.waiting")}>
              {numberText(job.waiting)}
            </td>
            <td data-label={message("organization.nextDue")}>
              <DueDate due={job.nextAnswerBy} sent={job.nextSent} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nobody can have applied to it, so its only page is the editor, for those who may write it. */
function isUnpublished({ life }: OrganizationJob): boolean {
  return life === "draft" || life === "in-review";
}
