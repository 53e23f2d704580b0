import { asRead, isHeldBack, readPartsAsRead } from "@candor/contract/applications/as-read";
import type { ReadParts } from "@candor/contract/resumes/reading";
import type { Resume } from "@candor/contract/resumes/shapes";
import type { BlindStage } from "@candor/contract/values";
import type { OwnDraft } from "./draft/own-draft.ts";

/** The parts of a draft that read differently while contact details are hidden. */
export interface SeenByOrganization {
  readonly elevatorPitch: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly resume?: Pick<Resume, "fileName" | "text">;
  readonly reading?: ReadParts;
}

/** Undefined if the applicant shares them and the organization doesn't read blind. */
export function seenByOrganization(
  { fields, questions, resume }: OwnDraft,
  blindUntil?: BlindStage,
  reading?: ReadParts,
): SeenByOrganization | undefined {
  const sent = {
    firstName: fields.firstName ?? "",
    lastName: fields.lastName ?? "",
    email: fields.email ?? "",
    phone: fields.phone ?? "",
    shared: fields.shareContact === "now",
    blindUntil: blindUntil ?? null,
  };
  if (!isHeldBack(sent)) return undefined;
  const seen = asRead(sent);
  return {
    elevatorPitch: seen(fields.elevatorPitch ?? ""),
    answers: Object.fromEntries(questions.map(({ id, answer }) => [id, seen(answer)])),
    ...(resume && { resume: { fileName: seen(resume.fileName), text: seen(resume.text) } }),
    ...(reading && { reading: readPartsAsRead(reading, seen) }),
  };
}
