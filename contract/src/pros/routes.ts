import { z } from "zod";
import { ledgerFile } from "../organizations/public-shapes.ts";
import { route } from "../route.ts";
import { publicPro } from "./shapes.ts";

export const readPro = route({
  method: "GET",
  path: "/rest/pros/{slug}",
  summary: "Who a Pro is, and for whom they answer",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  status: 200,
  answer: publicPro,
  problems: ["not-found"],
  limit: "reading",
});

export const readProLedger = route({
  method: "GET",
  path: "/rest/pros/{slug}/ledger",
  summary: "The events behind a Pro's record, to count it again; from five answers on",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  status: 200,
  answer: ledgerFile,
  large: true,
  problems: ["not-found"],
  limit: "reading",
});
