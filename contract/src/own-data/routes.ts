import { z } from "zod";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { mailedDeletion, ownDeletion } from "./shapes.ts";

const token = z.string().trim().min(1).max(limits.mailedTokenCharacters);

export const readDeletion = route({
  method: "GET",
  path: "/rest/account/deletion",
  summary: "Whether this person's account is about to be deleted",
  gate: "session",
  status: 200,
  answer: ownDeletion,
  problems: ["unauthorized"],
  limit: "session",
});

export const askDeletion = route({
  method: "POST",
  path: "/rest/account/deletion",
  summary: "Delete this person's account, in seven days; asking again changes nothing",
  gate: "own-credentials",
  status: 202,
  answer: z.object({ dueAt: instant }),
  problems: ["unauthorized", "still-member"],
  limit: "writing",
});

export const cancelDeletion = route({
  method: "DELETE",
  path: "/rest/account/deletion",
  summary: "Keep the account",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const inspectDeletion = route({
  method: "POST",
  path: "/rest/account-deletions/inspection",
  summary: "What became of the deletion that a mailed link is about; nothing changes",
  gate: "anyone",
  safe: true,
  body: z.object({ token }),
  status: 200,
  answer: mailedDeletion,
  problems: ["credential-refused"],
  limit: "signIn",
});

export const cancelMailedDeletion = route({
  method: "POST",
  path: "/rest/account-deletions/cancellation",
  summary: "Keep the account, by the mailed link",
  gate: "anyone",
  body: z.object({ token }),
  status: 200,
  answer: mailedDeletion,
  problems: ["credential-refused"],
  limit: "signIn",
});

export const listReceiptKeys = route({
  method: "GET",
  path: "/rest/receipt-keys",
  summary: "The public keys that verify our receipts (RFC 7517)",
  gate: "anyone",
  status: 200,
  answer: z.object({
    keys: z.array(
      z.object({ kid: z.string(), kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() }),
    ),
  }),
  problems: [],
  limit: "reading",
});
