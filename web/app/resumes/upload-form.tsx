import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { UploadField } from "./upload-field.tsx";
import { useResumeUpload } from "./use-resume-upload.ts";

/** With scripts, a chosen file goes by itself; the button is for those without. */
export function UploadForm({ method, error }: { method: string; error: string | undefined }) {
  const resume = useResumeUpload(method, addresses.resumeUpload);
  const heading = useId();
  return (
    <Form
      method="post"
      action={addresses.resumes()}
      encType="multipart/form-data"
      className="upload-form"
      aria-labelledby={heading}
    >
      <h2 id={heading}>{message("apply.file")}</h2>
      <div className="form-field resume-field">
        <UploadField label={message("resumes.file")} error={error} errorId="file-error" {...resume} />
      </div>
      <div className="actions">
        <Button name="intent" value="upload" busy={resume.upload?.state === "sending"}>
          {message("resumes.upload")}
        </Button>
      </div>
    </Form>
  );
}
