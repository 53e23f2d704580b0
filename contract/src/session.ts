import { z } from "zod";
import { idText } from "./formats.ts";
import { route } from "./route.ts";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: "validation.invalidEmail" }));

/** E-01. */
export const sessionClaims = z.object({
  sub: idText,
  exp: z.int(),
  iat: z.int(),
  email: z.string(),
  tmp: z.literal(true).optional().describe("A provisional session: mail preferences only."),
});

export const profile = z.object({
  id: idText,
  email: z.string(),
  emailAddress: z.string(),
  displayName: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
});

const tokens = z.object({
  jwt: z.string(),
  downloadToken: z.string().describe("Opens this person's own files and nothing else."),
});

export const requestCode = route({
  method: "POST",
  path: "/rest/auth/code",
  summary: "Mail a six-digit code that signs in, or signs up",
  gate: "anyone",
  body: z.object({ email }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }).describe("The same for known and unknown addresses."),
  problems: ["too-many-attempts"],
  limit: "signIn",
});

const codeCredential = z.object({
  provider: z.literal("code"),
  credential: z.object({ email, code: z.string().trim().max(20) }),
});

export const logIn = route({
  method: "POST",
  path: "/rest/auth/login",
  summary: "Exchange a credential for a session",
  gate: "anyone",
  query: z.object({ timezoneOffset: z.coerce.number().min(-900).max(900).optional() }),
  body: codeCredential,
  status: 200,
  answer: tokens.extend({ success: z.literal(true), profile, location: z.null() }),
  problems: ["credential-refused", "too-many-attempts"],
  limit: "signIn",
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

export const readProfile = route({
  method: "GET",
  path: "/rest/profile",
  summary: "Who is signed in",
  gate: "session",
  query: z.object({ timezoneOffset: z.coerce.number().min(-900).max(900).optional() }),
  status: 200,
  answer: profile,
  problems: ["unauthorized"],
  limit: "session",
});
