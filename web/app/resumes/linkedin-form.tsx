import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";

/** M-26. LinkedIn's copy of somebody's data, read into the profile like a resume. */
export function LinkedInForm({ error }: { error: string | undefined }) {
  const heading = useId();
  return (
    <Form
      method="post"
      action={addresses.resumes()}
      encType="multipart/form-data"
      className="upload-form"
      aria-labelledby={heading}
    >
      <h2 id={heading}>{message("resumes.linkedIn")}</h2>
      <p>{message("resumes.linkedInLead")}</p>
      {/* Comes before the file: the server reads an oversized form up to its file. */}
      <input type="hidden" name="intent" value="linkedin" />
      <div className="form-field resume-field">
        <label htmlFor="linkedin">{message("resumes.linkedInFile")}</label>
        <input
          id="linkedin"
          name="file"
          type="file"
          accept=".zip"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : "linkedin-error"}
        />
        {error !== undefined && (
          <p className="field-error" id="linkedin-error">
            {error}
          </p>
        )}
      </div>
      <div className="actions">
        <Button tone="quiet">{message("resumes.linkedInUpload")}</Button>
      </div>
    </Form>
  );
}
