import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotify } from "../../ui/notices/notices.tsx";
import { useDates } from "../../wording/use-dates.ts";
import type { OpenApplyPage } from "./load-apply.ts";
import { partAddress } from "./steps/steps.ts";

type OwnResume = OpenApplyPage["ownResumes"][number];

interface OwnResumesProps {
  readonly resumes: readonly OwnResume[];
  readonly chosen: string | undefined;
}

/** The person's resumes, with one chosen. Without scripts, the question is on a page of its own. */
export function OwnResumes({ resumes, chosen }: OwnResumesProps) {
  const { dateText } = useDates();
  const [asked, setAsked] = useState<OwnResume>();
  return (
    <div className="own-resumes" role="radiogroup" aria-label={message("apply.chooseResume")}>
      {resumes.map((resume) => (
        <div className="file-line" key={resume.id}>
          <label className="choice">
            <input type="radio" name="resumeId" value={resume.id} defaultChecked={resume.id === chosen} />
            <span>
              {resume.fileName}
              <span className="field-hint">
                {message("apply.uploadedOn", { date: dateText(resume.uploadedAt) })}
              </span>
            </span>
          </label>
          <Button
            tone="quiet"
            name="stop-using"
            value={resume.id}
            onClick={(event) => {
              event.preventDefault();
              setAsked(resume);
            }}
          >
            {message("button.stopUsing")}
            <span className="visually-hidden"> {resume.fileName}</span>
          </Button>
        </div>
      ))}
      {asked && <StopUsing resume={asked} gone={() => setAsked(undefined)} />}
    </div>
  );
}

/** N-25 */
function StopUsing({ resume, gone }: { resume: OwnResume; gone: () => void }) {
  const fetcher = useFetcher();
  const notify = useNotify();
  const action = partAddress(useLocation().pathname, `resume/${resume.id}`);
  const { fileName } = resume;
  const stopUsing = async () => {
    await fetcher.submit(null, { method: "post", action });
    notify({ text: message("resume.inactivated", { fileName }), tone: "success" });
    gone();
  };
  return (
    <ConfirmDialog
      title={message("resume.inactivateTitle", { fileName })}
      body={message("resume.inactivateBody")}
      confirmLabel={message("button.stopUsing")}
      cancelLabel={message("button.keepUsing")}
      tone="danger"
      busy={fetcher.state !== "idle"}
      onConfirm={() => void stopUsing()}
      onCancel={gone}
    />
  );
}
