import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Button } from "../../ui/button.tsx";
import { UploadProgress } from "../../ui/upload-progress.tsx";
import { fileSizeText } from "../../wording/file-size.ts";
import type { OpenApplyPage } from "./load-apply.ts";
import { OwnResumes } from "./own-resumes.tsx";
import type { ResumeUpload } from "./use-resume-upload.ts";

interface ResumeFieldProps extends ResumeUpload {
  readonly page: OpenApplyPage;
  readonly error: string | undefined;
}

/** V-16: one of the person's resumes, or a file; an uploaded file goes before them. */
export function ResumeField({ page, error, upload, choose }: ResumeFieldProps) {
  const { draft, ownResumes } = page;
  const fault = upload?.state === "refused" ? upload.fault : upload ? undefined : error;
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
      {draft.uploaded && draft.resume && <UploadedFile resume={draft.resume} />}
      {!draft.uploaded && ownResumes.length > 0 && (
        <OwnResumes resumes={ownResumes} chosen={draft.fields.resumeId} />
      )}
      <label htmlFor="file">{message(hasResume ? "apply.otherFile" : "apply.file")}</label>
      <p className="field-hint" id="file-hint">
        {message("apply.fileHint", { size: fileSizeText(limits.resumeBytes) })}
      </p>
      <input
        id="file"
        name="file"
        type="file"
        accept=".pdf,.docx,.odt,.txt"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? "file-hint" : "file-hint resumeId-error"}
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      {upload?.state === "sending" && (
        <UploadProgress
          label={message("apply.uploading", { fileName: upload.fileName })}
          value={upload.sent}
        />
      )}
      <p role="status" className="upload-state">
        {upload?.state === "taken" && message("apply.uploaded", { fileName: upload.fileName })}
      </p>
      {fault !== undefined && (
        <p className="field-error" id="resumeId-error" role={upload ? "alert" : undefined}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** What Enter presses: a form's first button, and that must not be one that takes something away. */
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
