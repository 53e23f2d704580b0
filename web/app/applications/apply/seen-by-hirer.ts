import { blackedOut } from "@candor/contract/applications/hidden-contact";
import type { Resume } from "@candor/contract/resumes/shapes";
import type { OwnDraft } from "./own-draft.ts";

/** The parts of a draft that read differently while addresses and numbers are hidden. */
export interface SeenByHirer {
  readonly elevatorPitch: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly resume?: Pick<Resume, "fileName" | "text">;
}

/** Undefined where the applicant shares them. */
export function seenByHirer({ fields, questions, resume }: OwnDraft): SeenByHirer | undefined {
  if (fields.shareContact === "now") return undefined;
  const known = { email: fields.email ?? "", phone: fields.phone ?? "" };
  const seen = (text: string) => blackedOut(text, known);
  return {
    elevatorPitch: seen(fields.elevatorPitch ?? ""),
    answers: Object.fromEntries(questions.map(({ id, answer }) => [id, seen(answer)])),
    ...(resume && { resume: { fileName: seen(resume.fileName), text: seen(resume.text) } }),
  };
}
