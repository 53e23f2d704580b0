import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { displayName, email as requiredEmail } from "../session/shapes.ts";
import { hasWords } from "../values.ts";
import { hasContact, isIncompletePhone } from "./contact.ts";

const names = { key: "validation.hireNamesRequired" };
const name = lineOf(limits.nameCharacters).trim().default("");
const email = z.union([
  z.literal(""),
  z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ error: "validation.invalidEmail" })),
]);

const phone = lineOf(50)
  .trim()
  .refine((typed) => !isIncompletePhone(typed), { params: { key: "validation.phoneIncomplete" } });

const text = z.string().trim().max(limits.noteCharacters);

/** How to answer, and what is wanted. */
const wanted = {
  company: lineOf(limits.organizationNameCharacters).trim().default(""),
  email: email.default(""),
  phone: phone.default(""),
  message: text.default(""),
};

const reachable = z.object({ email: wanted.email, phone: wanted.phone });
const contactRequired = {
  path: ["email"],
  params: { key: "validation.hireContactRequired" },
  // Also where the name is missing: both are said at once.
  when: ({ value }: { value: unknown }) => reachable.safeParse(value).success,
};

/** What somebody who wants to hire writes. */
export const newLead = z
  .object({ firstName: name, lastName: name, ...wanted })
  .refine(({ firstName }) => hasWords(firstName), { path: ["firstName"], params: names })
  // One message for both.
  .refine(({ firstName, lastName }) => !hasWords(firstName) || hasWords(lastName), {
    path: ["lastName"],
    params: names,
  })
  .refine(hasContact, contactRequired)
  .meta({
    examples: [
      { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", message: "We need two nurses." },
    ],
  });

export type NewLead = z.output<typeof newLead>;

/** What somebody who wants to become a client writes. */
export const newClientRequest = z
  .object({ name: displayName, ...wanted })
  .refine(hasContact, contactRequired)
  .meta({ examples: [{ name: "Ada Lovelace", phone: "212-555-0140", message: "We need two nurses." }] });

export type NewClientRequest = z.output<typeof newClientRequest>;

/** What somebody writes to the operator about anything else. */
export const newContactMessage = z
  .object({
    name: displayName,
    email: requiredEmail,
    message: text.refine(hasWords, { params: { key: "validation.replyRequired" } }),
  })
  .meta({
    examples: [
      { name: "Ada Lovelace", email: "ada@example.com", message: "A posting of ours is out of date." },
    ],
  });

export type NewContactMessage = z.output<typeof newContactMessage>;

/** The form that a message came by: of a Pro's page or `/hire`, `/become-a-client`, `/contact`. */
export const leadForms = ["hire", "client", "contact"] as const;

export type LeadForm = (typeof leadForms)[number];

/** A lead as those who owe the answer see it. */
export const lead = z.object({
  id: idText,
  form: z.enum(leadForms),
  firstName: z.string().describe("The whole name where the form asks for one."),
  lastName: z.string().describe("Empty where the form asks for one name."),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  pro: z.string().optional().describe("Whom they wrote to."),
  organization: z.string().optional().describe("Absent where the operator is asked."),
  sent: instant,
  answerBy: instant,
  answeredAt: instant.optional(),
  answer: z.string().optional().describe("What was mailed; absent for an answer by phone."),
});

export type Lead = z.infer<typeof lead>;

export const leads = z.object({
  leads: z.array(lead),
  owed: z.int().describe("Leads that wait for an answer."),
});

export const leadAnswer = z.object({
  text: z
    .string()
    .trim()
    .max(limits.noteCharacters)
    .optional()
    .describe("What they read; without it, the answer was given otherwise."),
});
