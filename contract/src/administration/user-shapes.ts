import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { provider } from "../identities/shapes.ts";
import { limits } from "../limits.ts";
import { applicationStatuses, memberRoles } from "../values.ts";
import { impersonation } from "./shapes.ts";
import { userActKinds, userRoles, userStates } from "./user-values.ts";

/** the filters of the list, which are the query of its page too. */
export const userFilters = z.object({
  search: lineOf(limits.userSearchCharacters)
    .trim()
    .optional()
    .describe("Part of an address or a name, in capital or small letters."),
  role: z.enum(userRoles, { error: "validation.userRole" }).optional(),
  state: z.enum(userStates, { error: "validation.userState" }).optional(),
  before: idText.optional().describe("The `next` of the page before."),
});
export type UserFilters = z.output<typeof userFilters>;

const user = z.object({
  id: idText,
  email: z.string().optional().describe("Absent once the account is deleted."),
  name: z.string().optional(),
  state: z.enum(userStates),
  roles: z.array(z.enum(userRoles)),
  createdAt: instant,
  lastSeenAt: instant.optional().describe("When a session of theirs was last used."),
});
export type User = z.infer<typeof user>;

export const userPage = z.object({
  users: z.array(user).describe("The newest first."),
  total: z.int().describe("How many match, on all pages."),
  next: idText.optional().describe("For `before`; absent on the last page."),
});

/** what an operator needs to help somebody. It has no words of applications, messages or resumes. */
export const userDetails = user.extend({
  emailProved: z.boolean(),
  phone: z.enum(["none", "given", "proved"]),
  timeZone: z.string().optional(),
  organizations: z.array(z.object({ name: z.string(), slug: z.string(), role: z.enum(memberRoles) })),
  signIn: z.object({ password: z.boolean(), passkeys: z.int(), providers: z.array(provider) }),
  sessions: z
    .array(
      z.object({
        id: z.string(),
        device: z.string().optional(),
        bySupport: z.boolean().describe("Whether an administrator is signed in as this person."),
        startedAt: instant,
        lastSeenAt: instant,
      }),
    )
    .describe("Those that are open now, newest first."),
  applications: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
  deletion: z
    .object({ dueAt: instant, doneAt: instant.optional(), asked: z.boolean() })
    .optional()
    .describe("`asked`: by the person; otherwise because nobody used the account."),
  impersonations: z.array(impersonation),
  acts: z
    .array(
      z.object({
        id: idText,
        kind: z.enum(userActKinds),
        administrator: z.string().describe("Their address."),
        reason: z.string(),
        at: instant,
      }),
    )
    .describe("What administrators did to the account, newest first."),
});
export type UserDetails = z.infer<typeof userDetails>;
