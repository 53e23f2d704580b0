import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { UploadProgress } from "../ui/upload-progress.tsx";
import { fileSizeText } from "../wording/file-size.ts";
import type { ResumeUpload } from "./use-resume-upload.ts";
import "../styles/upload-field.css";

interface UploadFieldProps extends ResumeUpload {
  readonly label: string;
  /** Why the form was refused, unless another file has been chosen since. */
  readonly error: string | undefined;
  readonly errorId: string;
  readonly name?: string;
  readonly hint?: string;
}

/** Takes a file: with scripts at once and with progress, otherwise with the surrounding form. */
export function UploadField({
  label,
  error,
  errorId,
  upload,
  choose,
  name = "file",
  hint = message("apply.fileHint", { size: fileSizeText(limits.resumeBytes) }),
}: UploadFieldProps) {
  const fault = faultOf(upload, error);
  // The error summary links to the group around it.
  const id = name === "file" ? name : `${name}-file`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        name={name}
        type="file"
        accept=".pdf,.docx,.odt,.rtf,.txt"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? `${id}-hint` : `${id}-hint ${errorId}`}
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
        <p className="field-error" id={errorId} role={upload ? "alert" : undefined}>
          {fault}
        </p>
      )}
    </>
  );
}

export function faultOf(upload: ResumeUpload["upload"], error: string | undefined): string | undefined {
  if (upload?.state === "refused") return upload.fault;
  return upload ? undefined : error;
}
