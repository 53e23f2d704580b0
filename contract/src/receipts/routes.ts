import { z } from "zod";
import { route } from "../route.ts";
import { issuedReceipt, publishedKey } from "./shapes.ts";

export const listReceiptKeys = route({
  method: "GET",
  path: "/rest/receipt-keys",
  summary: "The public keys that sign receipts, and those that once did",
  gate: "anyone",
  status: 200,
  answer: z.object({ keys: z.array(publishedKey).describe("Oldest first.") }),
  problems: [],
  limit: "reading",
});

export const readReceipts = route({
  method: "GET",
  path: "/rest/applications/{id}/receipts",
  summary: "The signed receipts of one's application: one when it was sent, one for each edit",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: z.object({ receipts: z.array(issuedReceipt).describe("The latest first.") }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
