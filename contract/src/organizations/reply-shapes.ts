import { z } from "zod";
import { instant } from "../formats.ts";

/** An organization's reply to its record. */
export const recordReply = z.object({ text: z.string().describe("Plain text."), published: instant });
