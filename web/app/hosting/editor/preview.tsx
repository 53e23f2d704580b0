import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import { PostingDetail } from "../../jobs/posting-detail.tsx";
import { Button } from "../../ui/button.tsx";

interface PreviewProps {
  readonly job: JobDetails;
  readonly now: number;
  /** What it was made from. */
  readonly typed: PostingFields;
  /** What was saved last; absent before the first time. */
  readonly saved: PostingFields | undefined;
}

/** The posting as seekers would see it. */
export default function Preview({ job, now, typed, saved }: PreviewProps) {
  const isSaved = JSON.stringify(typed) === JSON.stringify(saved);
  const title = useRef<HTMLHeadingElement>(null);
  // It appears above the form, whose button asked for it.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [job]);
  return (
    <section className="posting-preview" aria-labelledby="preview">
      <h2 id="preview" ref={title} tabIndex={-1}>
        {message("hosting.previewTitle")}
      </h2>
      {!isSaved && (
        <p className="field-hint">{message(saved ? "hosting.previewUnsaved" : "hosting.previewNote")}</p>
      )}
      <article className="posting">
        <PostingDetail
          job={job}
          now={now}
          titleLevel="h2"
          apply={
            <Button type="button" busy>
              {message("job.apply")}
            </Button>
          }
        />
      </article>
    </section>
  );
}
