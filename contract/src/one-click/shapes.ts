import { z } from "zod";
import { statedAnswer } from "../answers/shapes.ts";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";

/** What one press would send to a posting. */
export const readyApplication = z.object({
  jobId: idText,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  elevatorPitch: z.string().describe("The pitch of the latest application."),
  pitchIsGeneral: z.boolean().describe("Whether that pitch mentions nothing of this posting."),
  pitchedAt: instant,
  resume: z.object({ id: idText, fileName: z.string() }).describe("The default one."),
  answers: z.array(statedAnswer).describe("The latest answers to the posting's questions."),
});

export type ReadyApplication = z.infer<typeof readyApplication>;

/** An application that leaves when its seconds are over, unless it is undone first. */
export const heldApplication = z.object({
  state: z.enum(["waiting", "failed"]),
  leaves: instant,
  problem: z.string().optional().describe("Why it could not leave, in words."),
});

export type HeldApplication = z.infer<typeof heldApplication>;

export const oneClickBody = z.object({
  elevatorPitch: z
    .string()
    .max(limits.pitchCharacters)
    .optional()
    .describe("Absent: that of the latest one."),
});
