import { message } from "@candor/contract/messages/message";
import { faultOf, UploadField } from "../../resumes/upload-field.tsx";
import type { ResumeUpload } from "../../resumes/use-resume-upload.ts";
import { Button } from "../../ui/button.tsx";
import { fileSizeText } from "../../wording/file-size.ts";
import type { OpenApplyPage } from "./load-apply.ts";
import { OwnResumes } from "./own-resumes.tsx";

interface ResumeFieldProps extends ResumeUpload {
  readonly page: OpenApplyPage;
  readonly error: string | undefined;
}

/** V-16: one of the person's resumes, or a file; an uploaded file takes precedence. */
export function ResumeField({ page, error, upload, choose }: ResumeFieldProps) {
  const { draft, ownResumes } = page;
  const fault = faultOf(upload, error);
  const hasResume = draft.resume !== undefined;
  return (
    <fieldset
      className="form-field resume-field"
      id="resumeId"
      tabIndex={-1}
      aria-describedby={fault === undefined ? undefined : "resumeId-error"}
    >
      <legend>{message("apply.resume")}</legend>
      <DefaultButton />
      {draft.resumeOptional && <p className="field-hint">{message("apply.resumeOptional")}</p>}
      {draft.uploaded && draft.resume && <UploadedFile resume={draft.resume} />}
      {!draft.uploaded && ownResumes.length > 0 && (
        <OwnResumes resumes={ownResumes} chosen={draft.fields.resumeId} />
      )}
      <UploadField
        label={message(hasResume ? "apply.otherFile" : "apply.file")}
        error={error}
        errorId="resumeId-error"
        upload={upload}
        choose={choose}
      />
    </fieldset>
  );
}

/** Enter presses a form's first button, which must not be one that removes something. */
function DefaultButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden />;
}

function UploadedFile({ resume }: { resume: NonNullable<OpenApplyPage["draft"]["resume"]> }) {
  return (
    <p className="file-line">
      <span>
        {resume.fileName} <span className="figures">{fileSizeText(resume.bytes)}</span>
      </span>
      <Button tone="quiet" name="take-out" value="1">
        {message("apply.takeOut")}
        <span className="visually-hidden"> {resume.fileName}</span>
      </Button>
    </p>
  );
}
