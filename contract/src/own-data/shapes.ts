import { z } from "zod";
import { instant } from "../formats.ts";

/** Signed with Ed25519; `GET /rest/receipt-keys` has the public key. */
const receipt = z
  .string()
  .describe("A compact JWS (RFC 7515): what was deleted, in numbers, and when. It names nobody.");

/** What somebody takes along. */
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

/** A deletion, as somebody sees it who has its mailed link. */
export const mailedDeletion = z.object({
  state: z.enum(["waiting", "cancelled", "done"]),
  dueAt: instant.describe("When the account goes, or would have gone."),
  receipt: receipt.optional(),
});

export type MailedDeletion = z.infer<typeof mailedDeletion>;

/** What the owner of an account sees. */
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
