import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";

/** Why nobody can write anymore: each reason has its own sentence. */
export const closings = ["withdrawn", "deleted", "lapsed", "nobody"] as const;
export type Closing = (typeof closings)[number];

export const conversationMessage = z.object({
  id: idText,
  at: instant,
  from: z.object({
    kind: z.enum(["seeker", "pro"]),
    name: z.string().describe("The person's name; the organization's where the Pro's is not known."),
    own: z.boolean().describe("Whether the reader wrote it."),
  }),
  text: z.string().describe("Plain text. An address or a number that is still hidden is blacked out."),
  byMail: z.boolean().describe("Whether it came as a reply to a mail."),
  attachments: z.array(
    z.object({
      id: idText,
      name: z
        .string()
        .describe("The name the reader sees; a file that they get as text alone ends in `.txt`."),
      url: z
        .string()
        .optional()
        .describe("Downloads it, for five minutes. Absent for a file that was refused, or is held back."),
      heldBack: z
        .boolean()
        .optional()
        .describe("A picture could show what the hirer may not read yet. Until they may, they don't get it."),
    }),
  ),
  unread: z.boolean(),
});

export type ConversationMessage = z.infer<typeof conversationMessage>;

export const conversation = z.object({
  messages: z.array(conversationMessage).describe("Oldest first."),
  unread: z.int(),
  mayWrite: z.boolean().describe("Whether the reader may write here at all: those who only read may not."),
  closed: z.enum(closings).optional().describe("Why nobody can write any more."),
});

export type Conversation = z.infer<typeof conversation>;

export const messageBody = z.object({
  text: z.string().max(limits.messageCharacters),
});

const templateName = lineOf(limits.templateNameCharacters);

export const messageTemplate = z.object({ id: idText, name: templateName, text: z.string() });

export const newTemplate = z.object({
  name: templateName,
  text: z.string().max(limits.messageCharacters),
});

/** A template with its fields filled in for one applicant. */
export const filledTemplate = messageTemplate.extend({
  missing: z.array(z.string()).describe("Fields that stay open: the message is not sent with them."),
});

export type FilledTemplate = z.infer<typeof filledTemplate>;
