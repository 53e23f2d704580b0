import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import type { ResumeChange } from "../addresses.ts";
import type { ListedResume, RefusedResume } from "./listed-resume.ts";
import { RenameForm } from "./rename-form.tsx";
import { ResumeEntry } from "./resume-entry.tsx";
import { StopUsing } from "./stop-using.tsx";

interface OwnResumesProps {
  readonly resumes: readonly ListedResume[];
  readonly change: ResumeChange | undefined;
  /** The resume that the change is about. */
  readonly changed: ListedResume | undefined;
  readonly refused: RefusedResume | undefined;
}

/** E-07: the person's resumes, those in use first. */
export function OwnResumes({ resumes, change, changed, refused }: OwnResumesProps) {
  const heading = useId();
  const used = resumes.filter(({ inactivated }) => !inactivated);
  const unused = resumes.filter(({ inactivated }) => inactivated);
  const line = (resume: ListedResume) => (
    <li key={resume.id}>
      {change === "name" && resume === changed ? (
        <RenameForm resume={resume} refused={refused} />
      ) : (
        <ResumeEntry resume={resume} />
      )}
    </li>
  );
  return (
    <>
      <p role="status" className="resume-done">
        {changed && doneText(change, changed)}
      </p>
      {change === "stop" && changed?.inactivated === false && <StopUsing resume={changed} />}
      <h2 id={heading}>{message("resumes.inUse")}</h2>
      {used.length > 0 ? (
        <ol className="own-files" aria-labelledby={heading}>
          {used.map(line)}
        </ol>
      ) : (
        <p>{message("resumes.none")}</p>
      )}
      {unused.length > 0 && (
        <>
          <h2 id={`${heading}-unused`}>{message("resumes.noLongerUsed")}</h2>
          <ol className="own-files" aria-labelledby={`${heading}-unused`}>
            {unused.map(line)}
          </ol>
        </>
      )}
    </>
  );
}

/** Shown only while it is true: the address is no proof. */
function doneText(change: ResumeChange | undefined, { fileName, inactivated, isDefault }: ListedResume) {
  if (change === "stopped" && inactivated) return message("resume.inactivated", { fileName });
  if (change === "used" && !inactivated) return message("resumes.usedAgain", { fileName });
  if (change === "preferred" && isDefault) return message("resumes.preferred", { fileName });
  return change === "named" ? message("resumes.renamed", { fileName }) : undefined;
}
