import { z } from "zod";
import { idText, instant, lineOf } from "./formats.ts";
import { authorizationResponse, provider } from "./identities.ts";
import { limits } from "./limits.ts";
import { passkeyAssertion } from "./passkey-credentials.ts";
import { route } from "./route.ts";
import { whereabouts } from "./time-zones.ts";
import { hasWords, phoneTypes } from "./values.ts";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .min(1, { error: "validation.emailRequired", abort: true })
  .pipe(z.email({ error: "validation.invalidEmail" }));

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
  phones: z
    .array(z.object({ number: z.string(), extension: z.string().optional(), type: z.enum(phoneTypes) }))
    .describe("E-06."),
  location: z.object({ postal: z.string().optional() }).describe("As it was last given in an application."),
  resumes: z
    .array(z.object({ id: idText, fileName: z.string(), date: instant, inactivated: z.boolean() }))
    .describe("E-07."),
  emailProved: z
    .boolean()
    .describe(
      "Whether this person has shown that the mailbox is theirs; who has not may save and prepare only.",
    ),
  hasPassword: z.boolean(),
  timeZone: z
    .string()
    .optional()
    .describe("In which dates are read, by its IANA name; absent where nobody has said yet."),
  timeZoneChosen: z.boolean().describe("Whether this person chose it, so that no browser changes it."),
  organizations: z
    .array(z.object({ id: idText, name: z.string() }))
    .describe("For which this person answers as a Pro."),
});

export type Profile = z.infer<typeof profile>;

/** From easily guessed to very hard to guess (V-23); from 2 on a new password is taken. */
const passwordStrength = z.literal([0, 1, 2, 3, 4]);

export type PasswordStrength = z.infer<typeof passwordStrength>;

const tokens = z.object({
  jwt: z.string(),
  downloadToken: z
    .string()
    .describe("Opens this person's own files and nothing else; empty in a provisional session."),
});

const name = lineOf(limits.nameCharacters).trim();
export const firstName = name.refine(hasWords, { params: { key: "validation.firstNameRequired" } });
export const lastName = name.refine(hasWords, { params: { key: "validation.lastNameRequired" } });
export const password = z
  .string()
  .max(limits.passwordCharacters)
  .min(1, { error: "validation.passwordRequired", abort: true });
export const newPassword = password.min(limits.passwordMinimum, { error: "validation.passwordTooShort" });

/** Who signs up. A password is optional: a code does as well. */
const newPerson = z.object({ firstName, lastName, password: newPassword.optional() });

/** S-21: the mail completes what this device signed up with before. */
const completing = z.literal(true).describe("Completes the sign-up that this device asked a code for.");

export const requestCode = route({
  method: "POST",
  path: "/rest/auth/code",
  summary: "Mail a six-digit code that signs in, or signs up",
  gate: "anyone",
  body: z.object({
    email,
    signUp: newPerson
      .optional()
      .describe("Kept until the code proves the mailbox, and only for the device that asked."),
    again: completing.optional(),
  }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }).describe("The same for known and unknown addresses."),
  problems: ["too-many-attempts"],
  limit: "signIn",
});

export const requestLink = route({
  method: "POST",
  path: "/rest/auth/link",
  summary: "Mail a link that signs in",
  gate: "anyone",
  body: z.object({
    email,
    redirect: z
      .string()
      .max(4000)
      .optional()
      .describe("Where it leads once it has signed in, unless that is no address of this site."),
    again: completing.optional(),
  }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }).describe("The same for known and unknown addresses."),
  problems: ["too-many-attempts"],
  limit: "signIn",
});

export const mailedLink = z.string().max(limits.mailedTokenCharacters);

export const inspectLink = route({
  method: "POST",
  path: "/rest/auth/link/inspection",
  summary: "Whose a mailed link is, and what for; it is not used up",
  gate: "anyone",
  body: z.object({ token: mailedLink }),
  status: 200,
  answer: z.object({
    purpose: z
      .enum(["sign-in", "preferences"])
      .describe("Whether it signs in, or lets its reader choose which mails they get."),
    maskedEmail: z.string(),
    own: z.boolean().describe("Whether this browser asked for it, so that nobody needs to be asked."),
    proves: z
      .boolean()
      .describe(
        "Whether the call's session is of an account that was begun with its address, not proved yet.",
      ),
    signedIn: z.boolean().describe("Whether the call's session is of whose link it is."),
  }),
  problems: ["credential-refused"],
  limit: "session",
});

/** S-18, N-14, S-02: the value of `e` in the address of a mailed link, which may begin a provisional session alone. */
const linkCredential = z.object({
  provider: z.literal("email"),
  signUp: z.literal(false).optional(),
  credential: mailedLink,
});

const codeCredential = z.object({
  provider: z.literal("code"),
  credential: z.object({
    email,
    code: z.string().trim().max(20).min(1, { error: "validation.emailCodeRequired" }),
  }),
});

const passwordCredential = z.object({
  provider: z.literal("password"),
  credential: z.object({ email, password }),
});

const passkeyCredential = z.object({ provider: z.literal("passkey"), credential: passkeyAssertion });
/** S-19. */
const authorizationCredential = z.object({
  provider: provider.exclude(["google"]),
  credential: authorizationResponse,
});

/** S-19, S-20: also the ID token that the one-tap prompt gives, with the nonce that it was asked with. */
const googleCredential = z.object({
  provider: provider.extract(["google"]),
  credential: z.union([authorizationResponse, z.string().min(1).max(8000)]),
  nonce: z.string().max(200).optional(),
});

/** C-10: for debugging, outside production only, and for new addresses only. */
const debugSignUp = z.object({
  provider: z.literal("email").optional(),
  signUp: z.literal(true),
  email,
  firstName,
  lastName,
  password: newPassword,
});

export type NewPerson = z.output<typeof newPerson>;

export const logIn = route({
  method: "POST",
  path: "/rest/auth/login",
  summary: "Exchange a credential for a session",
  gate: "anyone",
  query: whereabouts,
  body: z.discriminatedUnion("provider", [
    codeCredential,
    passwordCredential,
    passkeyCredential,
    authorizationCredential,
    googleCredential,
    z.discriminatedUnion("signUp", [linkCredential, debugSignUp]),
  ]),
  status: 200,
  answer: tokens.extend({
    success: z.literal(true),
    profile: profile.describe(
      "Of a provisional session: nothing but the account's number and masked address.",
    ),
    location: z.null(),
    notice: z
      .literal("validation.emailHasAccount")
      .optional()
      .describe(
        "V-10: the code belonged to a sign-up, but the address has an account already; it is unchanged.",
      ),
  }),
  problems: ["credential-refused", "too-many-attempts", "email-taken", "not-found"],
  limit: "signIn",
});

/** S-21. */
export const skipProof = route({
  method: "POST",
  path: "/rest/auth/skip",
  summary: "Begin without proving the mailbox that this device signs up with: to save and to prepare",
  gate: "anyone",
  body: z.object({ email }),
  status: 200,
  answer: tokens.extend({ success: z.literal(true), profile }),
  problems: ["not-found"],
  limit: "signIn",
});

export const estimatePassword = route({
  method: "POST",
  path: "/rest/auth/password-strength",
  summary: "How hard a password is to guess",
  gate: "anyone",
  body: z.object({ password }),
  status: 200,
  answer: z.object({ strength: passwordStrength }),
  problems: [],
  limit: "writing",
});

export const refreshSession = route({
  method: "POST",
  path: "/rest/auth/refresh",
  summary: "New tokens for the session that the refresh cookie names",
  gate: "cookie",
  status: 200,
  answer: tokens,
  problems: ["unauthorized", "origin-refused"],
  limit: "session",
});

export const logOut = route({
  method: "POST",
  path: "/rest/auth/logout",
  summary: "End this session",
  gate: "session",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const endProvisional = route({
  method: "DELETE",
  path: "/rest/auth/provisional",
  summary: "End the provisional session of a mailed link; another session goes on",
  gate: "preferences",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const readProfile = route({
  method: "GET",
  path: "/rest/profile",
  summary: "Who is signed in",
  gate: "session",
  query: whereabouts,
  status: 200,
  answer: profile,
  problems: ["unauthorized"],
  limit: "session",
});
