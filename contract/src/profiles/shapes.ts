import { z } from "zod";
import { idText, lineOf, missingIs } from "../formats.ts";
import { limits } from "../limits.ts";
import { hasWords, payTypes, phoneTypes, workAuthorizations } from "../values.ts";

/** E-06. */
export const phone = z.object({
  number: z.string().describe("International, with spaces: `+1 512 555 0100`."),
  extension: z.string().optional(),
  type: z.enum(phoneTypes),
});

export type Phone = z.infer<typeof phone>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** E-08. */
export const experience = z.object({
  id: idText,
  title: z.string(),
  company: z.string(),
  started: month.describe("A month: `2024-03`."),
  ended: month.optional().describe("Absent while it is a current job."),
  current: z.boolean(),
  description: z.string().optional(),
});

export type Experience = z.infer<typeof experience>;

/** E-05. */
export const location = z.object({
  address: z.string().optional().describe("The street and what stands before the city."),
  city: z.string().optional(),
  state: z.string().optional(),
  postal: z.string().optional().describe("As it was last given, here or in an application."),
  country: z.string().optional().describe("ISO 3166-1, two letters."),
});

const pay = z.number().positive().max(limits.payOfPerson).describe("Dollars, with cents.");

/** E-04 to E-13: what seekers say about themselves. */
export const professionalProfile = z.object({
  linkedInUrl: z.string().optional(),
  location,
  phones: z.array(phone).describe("The first is the one that forms are filled in with."),
  experience: z.array(experience).describe("The latest first."),
  skills: z.array(z.string()).describe("As the person ordered them."),
  workAuthorization: z.enum(workAuthorizations).optional(),
  mostRecentEmployer: z.string().optional(),
  mostRecentJobTitle: z.string().optional(),
  goal: z.string().optional().describe("What this person looks for, in their own words."),
  expectedSalary: pay.optional(),
  expectedSalaryType: z.enum(payTypes).optional(),
  currentSalary: pay.optional().describe("Only this person sees it: no answer to a hirer has it."),
  currentSalaryType: z.enum(payTypes).optional(),
});

export type ProfessionalProfile = z.infer<typeof professionalProfile>;

const line = lineOf(limits.nameCharacters).trim();

/** `personalFaults` checks it, not this schema. */
export const personalBody = z.object({
  firstName: lineOf(limits.nameCharacters, "validation.firstNameRequired").trim(),
  lastName: lineOf(limits.nameCharacters, "validation.lastNameRequired").trim(),
  linkedInUrl: lineOf(limits.profileUrlCharacters).trim().default(""),
  address: lineOf(limits.addressCharacters).trim().default(""),
  city: line.default(""),
  state: line.default(""),
  postal: lineOf(20, "validation.postalCodeRequired").trim(),
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(""),
});

export type PersonalBody = z.infer<typeof personalBody>;

/** V-45: nothing, or something with a letter or digit. */
const wordsOrNothing = line.refine((typed) => typed === "" || hasWords(typed), {
  params: { key: "validation.value" },
});

/** Employer and title are ignored if there is experience, which already says them. */
export const backgroundBody = z.object({
  workAuthorization: z.enum(workAuthorizations).optional(),
  mostRecentEmployer: wordsOrNothing.default(""),
  mostRecentJobTitle: wordsOrNothing.default(""),
});

/** */
export const phonesBody = z.object({
  phones: z
    .array(
      z.object({
        number: lineOf(50).trim(),
        extension: z
          .string()
          .trim()
          .regex(/^\d{0,10}$/)
          .default(""),
        type: z.enum(phoneTypes),
      }),
    )
    .max(limits.phones),
});

export type TypedPhone = z.infer<typeof phonesBody>["phones"][number];

/** A month, as far as it is chosen; `experienceFaults` refuses years before 1900. */
const monthParts = {
  year: z.int().min(0).max(9999).optional(),
  month: z.int().min(1).max(12).optional(),
};
const typedMonth = z.object(monthParts);

export type TypedMonth = z.infer<typeof typedMonth>;

/** `experienceFaults` checks it, not this schema. */
export const experienceBody = z.object({
  title: lineOf(limits.nameCharacters, "validation.titleRequired").trim(),
  company: lineOf(limits.nameCharacters, "validation.companyRequired").trim(),
  started: z.object(monthParts, missingIs("validation.startDateRequired")),
  ended: typedMonth.default({}).describe("Ignored for a current job."),
  current: z.boolean().default(false),
  description: z.string().max(limits.experienceCharacters).trim().default(""),
});

export type ExperienceBody = z.infer<typeof experienceBody>;

/** */
export const skillsBody = z.object({ skills: z.array(line).max(limits.skills) });

/** */
export const goalsBody = z.object({
  goal: z.string().max(limits.goalCharacters).trim().default(""),
  expectedSalary: pay.optional(),
  expectedSalaryType: z.enum(payTypes).default("perYear"),
});

export const currentPayBody = z.object({ currentSalary: pay, currentSalaryType: z.enum(payTypes) });
