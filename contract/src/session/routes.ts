import { z } from "zod";
import { whereabouts } from "../accounts/time-zones.ts";
import { position } from "../formats.ts";
import { authorizationResponse, provider } from "../identities/shapes.ts";
import { passkeyAssertion } from "../passkeys/shapes.ts";
import { route } from "../route.ts";
import {
  asTyped,
  email,
  estimatedPassword,
  firstName,
  lastName,
  mailedLink,
  newPassword,
  newPerson,
  password,
  passwordStrength,
  profile,
  resend,
} from "./shapes.ts";

const tokens = z.object({
  jwt: z.string(),
  downloadToken: z
    .string()
    .describe("Opens this person's own files and nothing else; empty in a provisional session."),
});

/** S-21: the mail completes a sign-up that this device began. */
const completing = z.literal(true).describe("Completes the sign-up that this device asked a code for.");

export const requestCode = route({
  method: "POST",
  path: "/rest/auth/code",
  summary: "Mail a six-digit code that signs in, or signs up",
  gate: "anyone",
  body: z.object({
    email,
    asTyped: asTyped.optional(),
    signUp: newPerson
      .optional()
      .describe("Kept until the code proves the mailbox, and only for the device that asked."),
    again: completing.optional(),
    resend: resend.optional(),
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
      .describe("Where it leads after signing in, if that is an address of this site."),
    again: completing.optional(),
  }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }).describe("The same for known and unknown addresses."),
  problems: ["too-many-attempts"],
  limit: "signIn",
});

export const inspectLink = route({
  method: "POST",
  path: "/rest/auth/link/inspection",
  summary: "Whose a mailed link is, and what for; it is not used up",
  gate: "anyone",
  safe: true,
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
  problems: ["proof-refused"],
  limit: "session",
});

/** S-18, N-14, S-02: the value of `e` in a mailed link's address, which alone can only start a provisional session. */
const linkCredential = z.object({
  provider: z.literal("email"),
  signUp: z.literal(false).optional(),
  credential: mailedLink,
});

const codeCredential = z.object({
  provider: z.literal("code"),
  credential: z.object({
    email,
    code: z
      .string()
      .trim()
      .max(20)
      .min(1, { error: "validation.emailCodeRequired" })
      .meta({ examples: ["123456"] }),
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

/** S-19, S-20: also the ID token from the one-tap prompt, with the nonce that the prompt was given. */
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
    location: position.nullable().describe("The `_location` of the profile."),
    notice: z
      .literal("validation.emailHasAccount")
      .optional()
      .describe("The code belonged to a sign-up, but the address has an account already; it is unchanged."),
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
  summary: "How hard a password is to guess, for somebody who knows the names and the address that are given",
  gate: "anyone",
  safe: true,
  body: estimatedPassword,
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
  safe: true,
  status: 200,
  answer: tokens.extend({
    formKey: z
      .string()
      .describe(
        "Seals what this person typed, in their own browser, if their session ends before it is saved; empty in a provisional session and in an impersonation.",
      ),
  }),
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
