import { z } from "zod";
import { instant } from "../formats.ts";

/** What an organization replies to its record. */
export const recordReply = z.object({ text: z.string().describe("Plain text."), published: instant });
