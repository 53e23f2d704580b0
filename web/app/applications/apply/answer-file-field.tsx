import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useLocation } from "react-router";
import { faultOf, UploadField } from "../../resumes/upload-field.tsx";
import { useResumeUpload } from "../../resumes/use-resume-upload.ts";
import { Button } from "../../ui/button.tsx";
import { fileSizeText } from "../../wording/file-size.ts";
import type { OwnQuestion } from "./own-questions.ts";
import { partAddress } from "./steps/steps.ts";

interface AnswerFileFieldProps {
  readonly question: OwnQuestion;
  readonly hint: string;
  readonly error: string | undefined;
  /** Called for each upload, so that the form waits for it. */
  readonly during: (upload: Promise<void>) => Promise<void>;
}

/** A question answered by a file: with scripts it is uploaded at once, otherwise with the form. */
export function AnswerFileField({ question, hint, error, during }: AnswerFileFieldProps) {
  const { id, text, file } = question;
  const name = `answer-${id}`;
  const address = partAddress(useLocation().pathname, `answer-file/${encodeURIComponent(id)}`);
  const { upload, choose } = useResumeUpload("rest", address, limits.answerFileBytes);
  const fault = faultOf(upload, error);
  const size = fileSizeText(limits.answerFileBytes);
  return (
    <fieldset
      className="form-field resume-field"
      id={name}
      tabIndex={-1}
      aria-describedby={fault === undefined ? undefined : `${name}-error`}
    >
      <legend>{text}</legend>
      {file && (
        <p className="file-line">
          <span>
            {file.fileName} <span className="figures">{fileSizeText(file.bytes)}</span>
          </span>
          <Button tone="quiet" name="take-out" value={id}>
            {message("apply.takeOut")}
            <span className="visually-hidden"> {file.fileName}</span>
          </Button>
        </p>
      )}
      <UploadField
        name={name}
        label={message(file ? "answers.otherFile" : "answers.chooseFile")}
        hint={`${message("answers.fileHint", { size })} ${hint}`}
        error={error}
        errorId={`${name}-error`}
        upload={upload}
        choose={(input) => during(choose(input))}
      />
    </fieldset>
  );
}
