import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import { Differences } from "./job-entry.tsx";
import { type JobToDecide, jobName, sourcesOf } from "./read-job.ts";
import { SourceLine } from "./source-line.tsx";

interface OneJobProps {
  readonly resume: string;
  readonly decision: JobToDecide;
  readonly children: ReactNode;
}

/** A job next to the lines that it was read from, while it is being corrected. */
export function OneJob({ resume, decision, children }: OneJobProps) {
  const { job, known } = decision;
  return (
    <>
      <p>
        <a href={addresses.readResume(resume)}>{message("reading.backToAll")}</a>
      </p>
      <h1>{jobName(job)}</h1>
      {sourcesOf(job).map((source) => (
        <SourceLine key={source.line} {...source} />
      ))}
      {known && <Differences decision={decision} />}
      {children}
    </>
  );
}
