import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { fileSizeText } from "../wording/file-size.ts";
import "../styles/upload-field.css";

interface ResumeFileProps {
  /** What is sent unless another file is chosen. */
  readonly resumeName: string | undefined;
  readonly error: string | undefined;
}

/** A file that goes with the rest. */
export function ResumeFile({ resumeName, error }: ResumeFileProps) {
  const isWrong = error !== undefined;
  return (
    <div className="form-field resume-field">
      <label htmlFor="file">{message(resumeName === undefined ? "apply.file" : "apply.otherFile")}</label>
      <p className="field-hint" id="file-hint">
        {resumeName !== undefined && message("waiting.resume", { name: resumeName })}{" "}
        {message("apply.fileHint", { size: fileSizeText(limits.resumeBytes) })}
      </p>
      <input
        id="file"
        name="file"
        type="file"
        accept=".pdf,.docx,.odt,.rtf,.txt"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "file-hint file-error" : "file-hint"}
      />
      {isWrong && (
        <p className="field-error" id="file-error">
          {error}
        </p>
      )}
    </div>
  );
}
