import type { JobDetails, OwnMarks } from "@candor/contract/jobs/shapes";
import type { ReactNode } from "react";
import { contentLang } from "../wording/content-lang.ts";
import { appliedText } from "./applied-text.ts";
import { OrganizationNames } from "./organization-names.tsx";
import { OwnApplicationLink } from "./own-application-link.tsx";

export interface PostingHeaderProps {
  readonly job: JobDetails;
  readonly titleLevel: "h1" | "h2";
  /** What the reader did with it before. */
  readonly own?: OwnMarks | undefined;
  /** At the end: what to know before reading on. */
  readonly children?: ReactNode;
}

/** Whose posting it is, what it is called, and whether the reader has applied. */
export function PostingHeader({ job, titleLevel: Title, own, children }: PostingHeaderProps) {
  const applied = appliedText(own);
  return (
    <header>
      <p className="posting-organization">
        <OrganizationNames posting={job} />
      </p>
      <Title lang={contentLang()}>
        <bdi>{job.title}</bdi>
      </Title>
      {applied && (
        <p className="posting-applied">
          <OwnApplicationLink own={own} text={applied} />
        </p>
      )}
      {children}
    </header>
  );
}
