import type { Charity } from "@candor/contract/charities/shapes";
import type { Interview, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { InterviewQuestion } from "@candor/contract/values";
import { payText } from "../profiles/stated-pay.tsx";
import { counted } from "../wording/counted.ts";
import { countryInSentence } from "../wording/country-in-sentence.ts";

interface Wording {
  /** The question's wording. Questions about a skill appear next to the skill. */
  readonly asked: MessageKey;
  /** Its name in a list of answers. */
  readonly label: MessageKey;
}

const wordings: Readonly<Record<InterviewQuestion, Wording>> = {
  previousEmployer: { asked: "interview.askPreviousEmployer", label: "interview.employer" },
  jobTitle: { asked: "interview.askJobTitle", label: "interview.title" },
  expectedPay: { asked: "interview.askExpectedSalary", label: "interview.expectedPay" },
  workAuthorization: { asked: "interview.askWorkAuthorization", label: "interview.authorization" },
  skills: { asked: "interview.confirmSkills", label: "interview.skills" },
  ratings: { asked: "interview.askRatings", label: "interview.ratings" },
  years: { asked: "interview.askAllYears", label: "interview.years" },
  charity: { asked: "charity.choose", label: "interview.charity" },
};

export function questionText(name: InterviewQuestion, { country, known, answers }: Interview): string {
  if (name === "skills" && !known.skills && !answers.skills)
    return message("interview.skillsNone", { count: limits.interviewSkills });
  return message(wordings[name].asked, {
    country: country === undefined ? message("interview.jobCountry") : countryInSentence(country),
  });
}

export function questionLabel(name: InterviewQuestion): string {
  return message(wordings[name].label);
}

/** An answer's lines; none for a skipped question. */
export function answerLines(
  name: InterviewQuestion,
  answers: InterviewAnswers,
  charities: readonly Charity[],
): string[] {
  const { expectedPay, workAuthorization, skills, ratings, years, charity } = answers;
  switch (name) {
    case "previousEmployer":
    case "jobTitle":
      return answers[name] === undefined ? [] : [answers[name]];
    case "expectedPay":
      return expectedPay ? [payText(expectedPay)] : [];
    case "workAuthorization":
      return workAuthorization ? [message(`workAuthorization.${workAuthorization}`)] : [];
    case "skills":
      if (skills?.length === 0) return [message("interview.noSkills")];
      return skills ? [skills.join(", ")] : [];
    case "ratings":
      return (ratings ?? []).map(({ skill, level }) => `${skill}: ${message(`skillLevel.${level}`)}`);
    case "years":
      return (years ?? []).map((one) => `${one.skill}: ${counted("interview.yearsOf", one.years)}`);
    case "charity":
      return charity === undefined ? [] : [charities.find(({ id }) => id === charity)?.name ?? charity];
    default:
      return name satisfies never;
  }
}
