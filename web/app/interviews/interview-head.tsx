import type { Interview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { PageHead } from "../ui/page-head.tsx";

/** What the interview is about, above the conversation. */
export function InterviewHead({ interview }: { interview: Interview }) {
  const { job, organization } = interview;
  const values = { title: job.title, organization: organization.name };
  return (
    <header>
      <PageHead title={message("interview.pageTitle", values)} unlisted />
      <h1>{message("screen.instantInterview")}</h1>
      <p className="interview-for">
        <a href={addresses.details(job)}>{message("interview.for", values)}</a>
      </p>
    </header>
  );
}
