import { z } from "zod";
import { limits } from "./limits.ts";
import { route } from "./route.ts";
import { idText } from "./values.ts";

/** E-30. Texts longer than is kept are cut, not refused: a report must not fail because an error is long. */
export const clientErrorReport = z
  .object({
    userId: z.string().max(100),
    eventId: z.string().max(100),
    error: z.string().max(20_000),
    location: z.string().max(2000),
    userAgent: z.string().max(1000),
    referrer: z.string().max(2000),
    screenWidth: z.number(),
    screenHeight: z.number(),
    title: z.string().max(500),
    version: z.string().max(50),
    breadcrumbs: z
      .array(z.object({ at: z.string().max(50), text: z.string().max(500) }))
      .max(limits.breadcrumbs),
  })
  .partial();

export type ClientErrorReport = z.infer<typeof clientErrorReport>;

export const reportClientError = route({
  method: "POST",
  path: "/rest/client-error",
  summary: "Report an error that happened in a browser",
  gate: "anyone",
  body: clientErrorReport,
  status: 201,
  answer: z.object({ id: idText }),
  problems: [],
  limit: "reporting",
});
