import { z } from "zod";
import { idText, instant, lineOf, position } from "../formats.ts";
import { limits } from "../limits.ts";
import { professionalProfile } from "../profiles/shapes.ts";
import { hasWebsite, hasWords, memberRoles } from "../values.ts";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .min(1, { error: "validation.emailRequired", abort: true })
  .pipe(z.email({ error: "validation.invalidEmail" }))
  .meta({ examples: ["ada@example.com"] });

/** V-08: a known misspelling is refused once, because such a domain may exist. */
/** anyone who asks for another mail gets one, no matter how soon. */
export const resend = z.literal(true).describe("Mails another code, however soon after the last.");

export const asTyped = z.literal(true).describe("Takes an address whose domain looks misspelled.");

/** E-01. */
export const sessionClaims = z.object({
  sub: idText,
  exp: z.int(),
  iat: z.int(),
  email: z.string(),
  tmp: z.literal(true).optional().describe("A provisional session: mail preferences only."),
  act: z.object({ sub: idText }).optional().describe("The administrator who acts as `sub` (RFC 8693)."),
});

export const profile = z.object({
  id: idText,
  email: z.string(),
  emailAddress: z.string(),
  displayName: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  ...professionalProfile.shape,
  _location: position.optional().describe("Where the city of `location` is."),
  currentPayOffered: z
    .boolean()
    .describe("Whether the law where this person lives lets somebody ask for their current pay."),
  resumes: z
    .array(z.object({ id: idText, fileName: z.string(), date: instant, inactivated: z.boolean() }))
    .describe("This person's resumes, newest first."),
  pictureUrl: z.string().optional().describe("A path on this instance that nobody can guess."),
  emailProved: z
    .boolean()
    .describe(
      "Whether this person has shown that the mailbox is theirs; who has not may save and prepare only.",
    ),
  hasPassword: z.boolean(),
  timeZone: z
    .string()
    .optional()
    .describe("The zone that dates are read in, by its IANA name; absent until somebody states it."),
  timeZoneChosen: z.boolean().describe("Whether this person chose it, so that no browser changes it."),
  organizations: z
    .array(z.object({ id: idText, name: z.string(), slug: z.string(), role: z.enum(memberRoles) }))
    .describe("The organizations this person belongs to."),
  administrator: z
    .literal(true)
    .optional()
    .describe("Present if this person is an administrator, and acts as themselves."),
});

export type Profile = z.infer<typeof profile>;

/** From easily guessed to very hard to guess (V-23); a new password needs at least 2. */
export const passwordStrength = z.literal([0, 1, 2, 3, 4]);

export type PasswordStrength = z.infer<typeof passwordStrength>;

const name = lineOf(limits.nameCharacters)
  .trim()
  .refine((text) => !hasWebsite(text), { params: { key: "validation.nameIsAddress" } });

export const firstName = name
  .refine(hasWords, { params: { key: "validation.firstNameRequired" } })
  .meta({ examples: ["Ada"] });

export const lastName = name
  .refine(hasWords, { params: { key: "validation.lastNameRequired" } })
  .meta({ examples: ["Lovelace"] });

/** V-03 V-04: a field for one name. */
export const displayName = name
  .refine(hasWords, { params: { key: "validation.nameRequired" } })
  .refine((text) => text.length > 1 || !hasWords(text), { params: { key: "validation.nameTooShort" } });

export const password = z
  .string()
  .max(limits.passwordCharacters)
  .min(1, { error: "validation.passwordRequired", abort: true });

export const newPassword = password
  .min(limits.passwordMinimum, { error: "validation.passwordTooShort" })
  .meta({ examples: ["correct horse battery staple"] });

/** A password to estimate, and what somebody who knows the person would try first. */
export const estimatedPassword = z.object({
  password,
  email: z.string().max(254).optional(),
  firstName: lineOf(limits.nameCharacters).optional(),
  lastName: lineOf(limits.nameCharacters).optional(),
});

export type EstimatedPassword = z.infer<typeof estimatedPassword>;

/** Who signs up. A password is optional: a code works as well. */
export const newPerson = z.object({ firstName, lastName, password: newPassword.optional() });

export const mailedLink = z.string().max(limits.mailedTokenCharacters);

export type NewPerson = z.output<typeof newPerson>;
