import type { Interview, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import {
  type InterviewQuestion,
  interviewQuestions,
  skillLevels,
  workAuthorizations,
} from "@candor/contract/values";
import { typedIn } from "../forms/typed-fields.ts";
import { amountOf, amountText, isDoubtful, meantBy, type Pay, payTypeIn } from "../profiles/stated-pay.tsx";
import type { FormError } from "../ui/form-errors.tsx";

/** The values in a question's fields, by field name. */
export interface Shown {
  readonly fields: Readonly<Record<string, string>>;
  /** The skills to keep. */
  readonly skills: readonly string[];
}

/** A rejected answer. */
export interface Refused {
  readonly errors: readonly FormError[];
  readonly typed: Shown;
}

const payDoubt = "profile.payDoubt";

/** The pay that the form asks about, because its unit is unlikely. */
export function doubtedPay({ errors, typed }: Refused): Pay | undefined {
  const amount = amountOf(typed.fields["expectedPay-amount"] ?? "");
  const isAsked = errors.some(({ key }) => key === payDoubt) && amount !== undefined;
  return isAsked ? { amount, type: payTypeIn(typed.fields["expectedPay-type"]) } : undefined;
}

export function questionIn(form: FormData): InterviewQuestion | undefined {
  return interviewQuestions.find((name) => name === form.get("question"));
}

/** The field that names each skill that a form asks about, in the order of its numbered fields. */
export const askedSkill = "asked";

/** The values to show again. The skills may have changed since the form was shown: `skills` are the present ones. */
export function typedAnswer(form: FormData, skills: readonly string[]): Shown {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const asked = form.getAll(askedSkill);
  const ofSkills = skills.flatMap((skill, at) =>
    ["ratings", "years"].map((kind) => [`${kind}-${at}`, fields[`${kind}-${asked.indexOf(skill)}`] ?? ""]),
  );
  return {
    fields: { ...fields, ...(Object.fromEntries(ofSkills) as Record<string, string>) },
    skills: form.getAll("skills").map(String),
  };
}

/** The initial values of the fields: the answer, or what is known. */
export function shownAnswer({ answers, known }: Interview): Shown {
  const { expectedPay, ratings, years, ...lines } = { ...known, ...answers };
  const ofSkill = <Said extends { skill: string }>(said: readonly Said[] | undefined, skill: string) =>
    said?.find((one) => one.skill === skill);
  const ofSkills = (answers.skills ?? []).flatMap((skill, at) => {
    const level = ofSkill(answers.ratings, skill)?.level ?? ofSkill(ratings, skill)?.level;
    const count = ofSkill(answers.years, skill)?.years ?? ofSkill(years, skill)?.years;
    return [
      [`ratings-${at}`, level ?? ""],
      [`years-${at}`, count === undefined ? "" : String(count)],
    ];
  });
  return {
    fields: {
      previousEmployer: lines.previousEmployer ?? "",
      jobTitle: lines.jobTitle ?? "",
      "expectedPay-amount": amountText(expectedPay?.amount),
      "expectedPay-type": expectedPay?.type ?? "perYear",
      workAuthorization: lines.workAuthorization ?? "",
      charity: lines.charity ?? "",
      ...(Object.fromEntries(ofSkills) as Record<string, string>),
    },
    skills: lines.skills ?? [],
  };
}

/** The typed answer: about the skills that the form showed, even if another tab has changed them since. */
export function answerOf(question: InterviewQuestion, form: FormData): InterviewAnswers | FormError[] {
  const typed = typedIn(form);
  const skills = form.getAll(askedSkill).map(String);
  switch (question) {
    case "previousEmployer":
    case "jobTitle":
      return { [question]: typed(question) };
    case "expectedPay": {
      const meant = meantBy(typed("meant"));
      if (meant) return { expectedPay: meant };
      const amount = amountOf(typed("expectedPay-amount"));
      if (Number.isNaN(amount)) return wrong("expectedPay-amount", message("profile.payInvalid"));
      if (amount === undefined) return missing("expectedPay-amount");
      const type = payTypeIn(typed("expectedPay-type"));
      const expectedPay = { amount, type };
      return isDoubtful(expectedPay)
        ? [{ field: "expectedPay-amount", text: message(payDoubt), key: payDoubt }]
        : { expectedPay };
    }
    case "workAuthorization": {
      const chosen = workAuthorizations.find((one) => one === typed("workAuthorization"));
      return chosen ? { workAuthorization: chosen } : missing("workAuthorization");
    }
    case "skills": {
      const added = typed("added").split(/[,;\n]/);
      return {
        skills: [...form.getAll("skills").map(String), ...added].map((one) => one.trim()).filter(Boolean),
      };
    }
    case "ratings":
      return { ratings: skills.flatMap((skill, at) => ratingOf(skill, typed(`ratings-${at}`))) };
    case "years":
      return { years: skills.flatMap((skill, at) => yearsOf(skill, typed(`years-${at}`).trim())) };
    case "charity":
      return typed("charity") === "" ? missing("charity") : { charity: typed("charity") };
    default:
      return question satisfies never;
  }
}

/** What was written into a question's fields, without what was only chosen. */
export function wordsOf(question: InterviewQuestion, form: FormData): string {
  const typed = typedIn(form);
  if (question === "previousEmployer" || question === "jobTitle") return typed(question).trim();
  if (question === "expectedPay") return typed("expectedPay-amount").trim();
  if (question !== "skills") return "";
  const skills = [...form.getAll("skills").map(String), typed("added")];
  return skills.filter((text) => text.trim() !== "").join(", ");
}

/** A refused answer in the words of its form, whose fields are named like the call's paths. */
export function errorsIn(
  { errors = [], detail }: ProblemDocument,
  question: InterviewQuestion,
  skills: readonly string[],
): FormError[] {
  if (errors.length === 0) return wrong(question, detail);
  if (question === "skills") return wrong(question, message("validation.tooManySkills"));
  const told = errors.map(({ path, text }) => {
    const skill = skills[Number(path.split("/")[2] ?? Number.NaN)];
    if (skill === undefined) return { field: question, text };
    const asked = question === "ratings" ? "interview.askRating" : "interview.askYears";
    return { field: `${question}-${skills.indexOf(skill)}`, text: message(asked, { skill }) };
  });
  return [...new Map(told.map((one) => [one.field, one])).values()];
}

/** Next to a skill, the error leaves out the skill's own question. */
export function textBeside(
  question: InterviewQuestion,
  error: FormError | undefined,
  { fields }: Pick<Shown, "fields">,
): string | undefined {
  if (!error || !(question === "ratings" || question === "years")) return error?.text;
  return question === "years" && fields[error.field]?.trim()
    ? message("validation.interviewYears", { most: String(limits.interviewYears) })
    : message("validation.answerRequired");
}

function ratingOf(skill: string, typed: string) {
  const level = skillLevels.find((one) => one === typed);
  return level ? [{ skill, level }] : [];
}

function yearsOf(skill: string, typed: string) {
  return /^\d{1,3}$/.test(typed) ? [{ skill, years: Number(typed) }] : [];
}

function missing(field: string): FormError[] {
  return wrong(field, message("validation.answerRequired"));
}

function wrong(field: string, text: string): FormError[] {
  return [{ field, text }];
}
