import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { fileSizeText } from "../wording/file-size.ts";
import { PlainFile } from "./plain-file.tsx";

interface ResumeFileProps {
  /** The file that is sent unless another is chosen. */
  readonly resumeName: string | undefined;
  readonly error: string | undefined;
}

export function ResumeFile({ resumeName, error }: ResumeFileProps) {
  const known = resumeName === undefined ? [] : [message("waiting.resume", { name: resumeName })];
  return (
    <PlainFile
      name="file"
      label={message(resumeName === undefined ? "apply.file" : "apply.otherFile")}
      hint={[...known, message("apply.fileHint", { size: fileSizeText(limits.resumeBytes) })].join(" ")}
      error={error}
    />
  );
}
