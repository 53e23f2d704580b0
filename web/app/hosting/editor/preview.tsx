import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { PostingDetail } from "../../jobs/posting-detail.tsx";

/** The posting as seekers would see it. */
export default function Preview({ job, now }: { job: JobDetails; now: number }) {
  return (
    <section className="posting-preview" aria-labelledby="preview">
      <h2 id="preview">{message("hosting.previewTitle")}</h2>
      <p className="field-hint">{message("hosting.previewNote")}</p>
      <article className="posting">
        <PostingDetail job={job} now={now} titleLevel="h2" />
      </article>
    </section>
  );
}
