import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { useDates } from "../../wording/use-dates.ts";

type Copy = JobDetails["alsoAt"][number];

/** M-41: the other postings of this job, which lists hide behind one of them, and what tells that they are copies. */
export function Copies({ job }: { job: JobDetails }) {
  const { dateText } = useDates();
  if (job.alsoAt.length === 0) return null;
  return (
    <dl className="job-facts stated-facts">
      <div id="copies">
        <dt>{message("job.alsoPosted")}</dt>
        <dd>
          <ul>
            {job.alsoAt.map((copy) => (
              <li key={copy.id}>
                <a href={addresses.details({ ...copy, title: job.title })}>{nameOf(copy)}</a>
                <small>
                  {message("job.copySeen", { date: dateText(copy.firstSeenAt) })}{" "}
                  {message(`job.copy.${copy.evidence}`)}
                </small>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

/** Without a source if the posting is listed under its source's name, or was written here. */
function nameOf({ organization: { name }, source = name }: Copy): string {
  return source === name ? name : message("job.copyFrom", { organization: name, source });
}
