import type { JobDetails, OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { contentLang } from "../wording/content-lang.ts";
import { useDates } from "../wording/use-dates.ts";
import { appliedText } from "./applied-text.ts";
import { OrganizationNames } from "./organization-names.tsx";

interface WithheldPostingProps {
  readonly job: JobDetails;
  readonly titleLevel: "h1" | "h2";
  readonly own?: OwnMarks | undefined;
}

/** A posting that the operator took down after a report: its name, and what became of it. */
export function WithheldPosting({ job, titleLevel: Title, own }: WithheldPostingProps) {
  const { dateText } = useDates();
  const applied = appliedText(own);
  return (
    <header>
      <p className="posting-organization">
        <OrganizationNames posting={job} />
      </p>
      <Title lang={contentLang()}>
        <bdi>{job.title}</bdi>
      </Title>
      {applied && <p className="posting-applied">{applied}</p>}
      {job.withheldAt !== undefined && (
        <p className="closed">{message("job.withheldBody", { date: dateText(job.withheldAt) })}</p>
      )}
    </header>
  );
}
