import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { UploadField } from "./upload-field.tsx";
import { useResumeUpload } from "./use-resume-upload.ts";

interface UploadFormProps {
  readonly method: string;
  readonly error: string | undefined;
  /** The resume uploaded last. */
  readonly newest: string | undefined;
  /** Without scripts, the page says that a file was uploaded. */
  readonly uploaded: boolean;
}

/** With scripts, a chosen file is sent by itself; the button is for browsers without. */
export function UploadForm({ method, error, newest, uploaded }: UploadFormProps) {
  const resume = useResumeUpload(method, addresses.resumeUpload);
  const heading = useId();
  const isTaken = resume.upload ? resume.upload.state === "taken" : uploaded;
  return (
    <Form
      method="post"
      action={addresses.resumes()}
      encType="multipart/form-data"
      className="upload-form sends-itself"
      aria-labelledby={heading}
    >
      <h2 id={heading}>{message("apply.file")}</h2>
      {/* Comes before the file: the server reads an oversized form up to its file. */}
      <input type="hidden" name="intent" value="upload" />
      <div className="form-field resume-field">
        <UploadField label={message("resumes.file")} error={error} errorId="file-error" {...resume} />
      </div>
      {isTaken && newest !== undefined && (
        <p className="resume-done">
          {message("resumes.uploaded")} <a href={addresses.readResume(newest)}>{message("resumes.read")}</a>
        </p>
      )}
      <div className="actions">
        <Button busy={resume.upload?.state === "sending"}>{message("resumes.upload")}</Button>
      </div>
    </Form>
  );
}
