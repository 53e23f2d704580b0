import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useFocusedFault } from "../ui/use-focused-fault.ts";
import type { RefusedResume } from "./listed-resume.ts";

/** M-26. Another program's copy of somebody's data, read into the profile like a resume. */
export function CopyForms({ refused }: { refused: RefusedResume | undefined }) {
  return (
    <>
      <CopyForm
        source="linkedin"
        title={message("resumes.linkedIn")}
        lead={message("resumes.linkedInLead")}
        label={message("resumes.linkedInFile")}
        accept=".zip"
        refused={refused}
      />
      <CopyForm
        source="data"
        title={message("resumes.data")}
        lead={message("resumes.dataLead")}
        label={message("resumes.dataFile")}
        accept=".json,application/json"
        refused={refused}
      />
    </>
  );
}

interface CopyFormProps {
  readonly source: "linkedin" | "data";
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly accept: string;
  readonly refused: RefusedResume | undefined;
}

function CopyForm({ source, title, lead, label, accept, refused }: CopyFormProps) {
  const heading = useId();
  const error = refused?.[source];
  const form = useFocusedFault(refused);
  return (
    <Form
      method="post"
      action={addresses.resumes()}
      encType="multipart/form-data"
      className="upload-form"
      aria-labelledby={heading}
      ref={form}
    >
      <h2 id={heading}>{title}</h2>
      <p>{lead}</p>
      {/* Comes before the file: the server reads an oversized form up to its file. */}
      <input type="hidden" name="intent" value={source} />
      <div className="form-field resume-field">
        <label htmlFor={source}>{label}</label>
        <input
          id={source}
          name="file"
          type="file"
          accept={accept}
          autoFocus={error !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${source}-error`}
        />
        {error !== undefined && (
          <p className="field-error" id={`${source}-error`}>
            {error}
          </p>
        )}
      </div>
      <div className="actions">
        <Button tone="quiet">{message("resumes.readCopy")}</Button>
      </div>
    </Form>
  );
}
