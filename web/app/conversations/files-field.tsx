import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { fileSizeText } from "../wording/file-size.ts";
import "../styles/upload-field.css";

interface FilesFieldProps {
  readonly error: string | undefined;
  /** Who gets less than the attached files hold. */
  readonly hiddenFrom: string | undefined;
}

/** A message's files. A plain field: it is sent with its form, with or without scripts. */
export function FilesField({ error, hiddenFrom }: FilesFieldProps) {
  const described = ["file-hint", error !== undefined && "file-error"].filter(Boolean).join(" ");
  const sizes = {
    count: limits.messageAttachments,
    each: fileSizeText(limits.attachmentBytes),
    all: fileSizeText(limits.messageFilesBytes),
  };
  return (
    <div className="form-field">
      <label htmlFor="file">{message("conversation.files")}</label>
      <p className="field-hint" id="file-hint">
        {message("conversation.filesHint", sizes)}
        {hiddenFrom !== undefined && ` ${message("conversation.filesHidden", { name: hiddenFrom })}`}
      </p>
      <input
        id="file"
        name="file"
        type="file"
        multiple
        autoFocus={error !== undefined}
        accept=".pdf,.docx,.odt,.rtf,.txt,.png,.jpg,.jpeg"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
      />
      {error !== undefined && (
        <p className="field-error" id="file-error">
          {error}
        </p>
      )}
    </div>
  );
}
