import { z } from "zod";
import { limits } from "../limits.ts";

/** Longer texts are truncated, not refused: a report must not fail because an error is long. */
const kept = (characters: number) => z.string().transform((text) => text.slice(0, characters));

/** E-30. */
export const clientErrorReport = z
  .object({
    userId: kept(100),
    eventId: kept(100),
    error: kept(20_000),
    location: kept(2000),
    userAgent: kept(1000),
    referrer: kept(2000),
    screenWidth: z.number().describe("In CSS pixels, like the height."),
    screenHeight: z.number(),
    title: kept(500),
    version: kept(50),
    breadcrumbs: z.array(z.object({ at: kept(50), text: kept(500) })).max(limits.breadcrumbs),
  })
  .partial();

export type ClientErrorReport = z.infer<typeof clientErrorReport>;
