import type { InterviewAnswers } from "@candor/contract/interviews/shapes";
import { limits } from "@candor/contract/limits";
import type { ProfessionalProfile } from "@candor/contract/profiles/shapes";
import type { Reading } from "../../resumes/rules/reading/read-resume.ts";
import { eachSkillOnce } from "./answers.ts";

/** Where the answers to confirm come from. The last two are only for the applicant. */
export interface Sources {
  readonly resume: Pick<Reading, "experience" | "skills"> | undefined;
  readonly profile?: Profile | undefined;
  /** The answers of this person's latest sent interview. */
  readonly last?: InterviewAnswers | undefined;
}

type Profile = Pick<
  ProfessionalProfile,
  | "skills"
  | "workAuthorization"
  | "mostRecentEmployer"
  | "mostRecentJobTitle"
  | "expectedSalary"
  | "expectedSalaryType"
>;

/** M-42. The last interview's answers take precedence over the profile, and the profile over the resume. */
export function knownAnswers({ resume, profile, last = {} }: Sources): InterviewAnswers {
  const latest = resume?.experience[0];
  const employer = last.previousEmployer ?? profile?.mostRecentEmployer ?? latest?.company?.value;
  const title = last.jobTitle ?? profile?.mostRecentJobTitle ?? latest?.title?.value;
  const pay = last.expectedPay ?? expectedPay(profile);
  const authorization = last.workAuthorization ?? profile?.workAuthorization;
  const read = resume?.skills.map(({ value }) => value) ?? [];
  const skills = eachSkillOnce((read.length > 0 ? read : (profile?.skills ?? [])).map(line));
  return {
    ...(employer !== undefined && { previousEmployer: line(employer) }),
    ...(title !== undefined && { jobTitle: line(title) }),
    ...(pay && { expectedPay: pay }),
    ...(authorization && { workAuthorization: authorization }),
    ...(skills.length > 0 && { skills }),
    ...(last.ratings && { ratings: last.ratings }),
    ...(last.years && { years: last.years }),
    ...(last.charity !== undefined && { charity: last.charity }),
  };
}

function expectedPay(profile: Profile | undefined): InterviewAnswers["expectedPay"] {
  const { expectedSalary: amount, expectedSalaryType: type = "perYear" } = profile ?? {};
  return amount === undefined ? undefined : { amount, type };
}

/** In the form that the answer's field takes. */
function line(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .slice(0, limits.nameCharacters)
    .trim();
}
