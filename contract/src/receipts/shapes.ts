import { z } from "zod";
import { instant } from "../formats.ts";

/** M-04: what was sent, to which posting, and when. Lists, not records, so that there is one order to the text. */
export const applicationReceipt = z.object({
  kind: z.literal("application-receipt"),
  issuer: z.string().describe("The address of the instance that took the application."),
  application: z.object({
    number: z.string(),
    sentAt: instant,
    editedAt: instant.optional().describe("Set if this is what it became later."),
    answerBy: instant.optional().describe("Absent while the organization is unclaimed."),
  }),
  posting: z.object({
    number: z.string(),
    title: z.string(),
    organization: z.string(),
    description: z.string().describe("Sanitized HTML, as it stood when it was applied to."),
  }),
  sent: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    postalCode: z.string(),
    resume: z.object({ fileName: z.string(), bytes: z.int(), sha256: z.string() }).optional(),
    elevatorPitch: z.string(),
    answers: z.array(
      z.object({
        question: z.string(),
        answer: z.string().describe("For a file, its name."),
        file: z.object({ bytes: z.int(), sha256: z.string() }).optional(),
      }),
    ),
    charity: z.string().optional(),
  }),
});

export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

export const publishedKey = z.object({
  id: z.string(),
  publicKey: z.string().describe("32 bytes, as lower-case hexadecimal digits."),
  from: instant,
  until: instant.optional().describe("Absent for the key that signs now."),
});

export const issuedReceipt = z.object({
  issuedAt: instant,
  text: z.string().describe("The file to keep: the signature covers every byte."),
});

export type IssuedReceipt = z.infer<typeof issuedReceipt>;
