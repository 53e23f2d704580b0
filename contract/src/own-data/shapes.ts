import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { consentKinds, consentPlaces, lookKinds } from "../values.ts";

const receipt = z
  .string()
  .describe(
    "A signed file, as `/verify` checks it: what was deleted, in numbers, and when. It names nobody.",
  );

export const look = z.object({
  kind: z.enum(lookKinds),
  at: instant.describe("The last time on that day."),
  times: z.int().describe("How often on that day."),
  organization: z.object({ name: z.string(), slug: z.string() }),
  name: z.string().optional().describe("The Pro's name; absent for others, and for a Pro who has left."),
  bySupport: z.boolean().describe("Whether an administrator acted as that member."),
  application: z.object({ id: idText, title: z.string() }),
});

export type Look = z.infer<typeof look>;

/** An administrator's visit, signed in as this person. */
export const supportVisit = z.object({
  at: instant,
  endedAt: instant.optional(),
  reason: z.string().optional(),
});

export type SupportVisit = z.infer<typeof supportVisit>;

const consentAct = z.object({ at: instant, where: z.enum(consentPlaces) });

/** Something that somebody agreed to. */
export const consent = z.object({
  id: idText,
  kind: z.enum(consentKinds),
  wording: z.string().describe("The words that they read when they agreed."),
  given: consentAct,
  takenBack: consentAct.optional().describe("Absent while it holds."),
  applicationId: idText.optional().describe("The application it is about."),
  posting: z
    .object({ title: z.string(), organization: z.string() })
    .optional()
    .describe("What that application is for, and to whom."),
});

export type Consent = z.infer<typeof consent>;

/** The file of their own data that somebody downloads. */
export const ownExport = z.object({
  askedAt: instant,
  steps: z.int().describe("How many parts it has."),
  stepsDone: z.int(),
  ready: z
    .object({ at: instant, expiresAt: instant, bytes: z.int() })
    .optional()
    .describe("Absent while it is made."),
});

export type OwnExport = z.infer<typeof ownExport>;

/** A deletion as shown to the holder of its mailed link. */
export const mailedDeletion = z.object({
  state: z.enum(["waiting", "cancelled", "done"]),
  dueAt: instant.describe("When the account goes, or would have gone."),
  receipt: receipt.optional(),
});

export type MailedDeletion = z.infer<typeof mailedDeletion>;

/** A deletion as shown to the account's owner. */
export const ownDeletion = z.object({
  waiting: z
    .object({ askedAt: instant, dueAt: instant })
    .optional()
    .describe("Present once it was asked for; until `dueAt` one call takes it back."),
  organizations: z
    .array(z.object({ name: z.string(), slug: z.string() }))
    .describe("Those to leave or hand over first."),
});

export type OwnDeletion = z.infer<typeof ownDeletion>;
