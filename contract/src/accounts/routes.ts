import { z } from "zod";
import { instant } from "../formats.ts";
import { locales } from "../messages/locales.ts";
import { route } from "../route.ts";
import {
  asTyped,
  displayName,
  email,
  firstName,
  lastName,
  newPassword,
  password,
  resend,
} from "../session/shapes.ts";
import { timeZone } from "./time-zones.ts";

const accepted = z.object({ accepted: z.literal(true) });

/** What an account's owner alone sees of it. */
export const readAccount = route({
  method: "GET",
  path: "/rest/account",
  summary: "How this person signs in",
  gate: "session",
  status: 200,
  answer: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string().optional().describe("The name this person goes by; absent means the full name."),
    emailProved: z.boolean().describe("Whether this person has shown that the mailbox is theirs."),
    hasPassword: z.boolean(),
    emailChange: z
      .object({ email: z.string(), expiresAt: instant })
      .optional()
      .describe("An address that waits for its confirmation."),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export type Account = z.infer<typeof readAccount.answer>;

const device = z.string().describe("Browser and system, as they call themselves: `Firefox on Linux`.");

export const listSessions = route({
  method: "GET",
  path: "/rest/account/sessions",
  summary: "Where this person is signed in, and was lately",
  gate: "session",
  status: 200,
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        device: device.optional(),
        network: z.string().optional().describe("The network that it was last used from: `203.0.113.0/24`."),
        startedAt: instant,
        lastSeenAt: instant,
      }),
    ),
    history: z
      .array(
        z.object({
          device: device.optional(),
          network: z.string().optional(),
          startedAt: instant,
          endedAt: instant.optional(),
          endedBySupport: z.literal(true).optional(),
        }),
      )
      .describe("The last sign-ins, newest first, those that have ended among them."),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export type OwnSession = z.infer<typeof listSessions.answer>["sessions"][number];

export type SignIn = z.infer<typeof listSessions.answer>["history"][number];

export const endSession = route({
  method: "DELETE",
  path: "/rest/account/sessions/{id}",
  summary: "Sign out somewhere else",
  gate: "own-credentials",
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const endOtherSessions = route({
  method: "DELETE",
  path: "/rest/account/sessions",
  summary: "Sign out everywhere else",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const changeName = route({
  method: "PATCH",
  path: "/rest/account",
  summary: "Change this person's name",
  gate: "own-credentials",
  body: z.object({ firstName, lastName }),
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const changeDisplayName = route({
  method: "PUT",
  path: "/rest/account/display-name",
  summary: "Change what this person goes by; applications state the full name",
  gate: "own-credentials",
  body: z.object({ displayName: displayName.optional().describe("Absent: the full name.") }),
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const keepPicture = route({
  method: "POST",
  path: "/rest/account/picture",
  summary:
    "Keep a portrait of a JPEG, PNG or WebP, as the multipart field `file`; it replaces an earlier one",
  gate: "own-credentials",
  upload: true,
  status: 204,
  problems: ["unauthorized", "picture-unreadable", "storage-full"],
  limit: "uploading",
});

export const removePicture = route({
  method: "DELETE",
  path: "/rest/account/picture",
  summary: "Delete this person's picture, whether there was one or not",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const changeTimeZone = route({
  method: "PUT",
  path: "/rest/account/time-zone",
  summary: "In which time zone this person reads dates, as they choose or as their browser says",
  gate: "own-credentials",
  body: z.object({
    timeZone: timeZone.optional().describe("Absent: the browser's is wanted again."),
    chosen: z.boolean().describe("Whether the person chose it; what a browser says gives way to that."),
  }),
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const changeLocale = route({
  method: "PUT",
  path: "/rest/account/locale",
  summary: "In which language this person reads mails",
  gate: "own-credentials",
  body: z.object({ locale: z.enum(locales) }),
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const changePassword = route({
  method: "POST",
  path: "/rest/account/password",
  summary: "Set a password, or another one; every other session ends",
  gate: "own-credentials",
  body: z.object({
    currentPassword: password.optional().describe("Asked for where there is one."),
    newPassword,
  }),
  status: 204,
  problems: ["unauthorized", "too-many-attempts"],
  limit: "signIn",
});

export const requestReset = route({
  method: "POST",
  path: "/rest/auth/reset",
  summary: "Mail a code that sets a new password",
  gate: "anyone",
  body: z.object({ email, resend: resend.optional() }),
  status: 202,
  answer: accepted.describe("The same for known and unknown addresses."),
  problems: ["too-many-attempts"],
  limit: "signIn",
});

export const confirmReset = route({
  method: "POST",
  path: "/rest/auth/reset/confirmation",
  summary: "Set a new password by a mailed code; every session ends",
  gate: "anyone",
  body: z.object({
    email,
    code: z.string().trim().max(20).min(1, { error: "validation.resetCodeRequired" }),
    password: newPassword,
  }),
  status: 204,
  problems: ["proof-refused"],
  limit: "signIn",
});

export const requestEmailChange = route({
  method: "POST",
  path: "/rest/account/email",
  summary: "Mail a link that makes this address the account's",
  gate: "own-credentials",
  body: z.object({
    email,
    asTyped: asTyped.optional(),
    password: password.optional().describe("Asked for where there is one."),
  }),
  status: 202,
  answer: accepted.describe("The same whether or not the address has an account."),
  problems: ["unauthorized", "too-many-attempts"],
  limit: "signIn",
});

const mailedChange = z.object({ code: z.string().trim().max(100).min(1) });

/** */
const changeProblems = [
  "unauthorized",
  "email-change-expired",
  "email-change-wrong-user",
  "email-change-wrong-email",
  "email-change-cancelled",
] as const;

export const inspectEmailChange = route({
  method: "POST",
  path: "/rest/account/email/inspection",
  summary: "Which address a mailed link is about to make the account's; nothing changes",
  gate: "session",
  safe: true,
  body: mailedChange,
  status: 200,
  answer: z.object({ email: z.string() }),
  problems: changeProblems,
  limit: "session",
});

export const confirmEmailChange = route({
  method: "POST",
  path: "/rest/account/email/confirmation",
  summary: "Make the mailed address the account's",
  gate: "own-credentials",
  body: mailedChange,
  status: 200,
  answer: z.object({ email: z.string() }),
  problems: [...changeProblems, "email-in-use"],
  limit: "signIn",
});

export const cancelEmailChange = route({
  method: "DELETE",
  path: "/rest/account/email",
  summary: "Keep the address that the account has",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const disownAct = route({
  method: "POST",
  path: "/rest/auth/suspicious",
  summary: "Say that a change which was mailed was somebody else's: sessions, password and passkeys end",
  gate: "anyone",
  body: z.object({ token: z.string().max(200) }),
  status: 200,
  answer: z.object({ email: z.string() }).describe("The address of the account that is safe now."),
  problems: ["proof-refused", "email-in-use"],
  limit: "signIn",
});
