import type { Call } from "@candor/contract/client";
import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { ReadParts } from "@candor/contract/resumes/reading";
import { readResume } from "@candor/contract/resumes/routes";
import type { OwnDraft } from "./draft/own-draft.ts";

/** What software reads in the resume that will be sent; undefined without a resume. */
export async function readingOf(
  call: Call,
  { reading }: ApplyDraft,
  { resume }: OwnDraft,
): Promise<ReadParts | undefined> {
  return reading || !resume ? reading : readPartsOf(call, resume.id);
}

/** What software reads in one of this person's resumes. */
export async function readPartsOf(call: Call, id: string): Promise<ReadParts | undefined> {
  const read = await call(readResume, { params: { id } });
  // The text is shown without it.
  if (!read.ok) return undefined;
  const { experience, skills, lost } = read.answer;
  return {
    jobs: experience.map(({ title, company, period: { started, ended } }) => ({
      ...(title && { title: title.value }),
      ...(company && { company: company.value }),
      started,
      ...(ended && { ended }),
    })),
    skills: skills.map(({ value }) => value),
    lost,
  };
}
