import { z } from "zod";
import { instant } from "../formats.ts";
import { preferenceActs, preferenceChannels, preferenceKinds, smsStatuses } from "../values.ts";

/** E-23: whether somebody gets messages about a matter, and how. */
const preference = z.object({
  kind: z.enum(preferenceKinds),
  channel: z.enum(preferenceChannels),
  wanted: z.boolean(),
});

export type Preference = z.infer<typeof preference>;

export const whole = z
  .array(preference)
  .describe(
    "Every one that there is. Text messages are there once a number is proved, notifications once a browser gets them.",
  );

/** Where somebody's text messages go. */
const sms = z.object({
  consent: z.string().describe("What a person agrees to by giving a number; it is stored."),
  from: z.string().describe("The number or name that texts come from."),
  asked: z.string().optional().describe("A number that waits for its code, masked."),
  number: z.string().optional().describe("The number that is proved, masked."),
  stopped: z.boolean().describe("The number texted STOP: nothing goes to it until it texts START."),
});

export const smsNumber = z.object({
  number: z.string().max(50).describe("A number without a country code is a U.S. number."),
  consent: z.string().max(1000).describe("The wording that the person agreed to, as `sms.consent` has it."),
});

export const smsCode = z.object({ code: z.string().trim().max(20) });

const received = z.object({
  id: z.string().min(1).max(200).describe("The gateway's own. One that is sent again is the same message."),
  from: z.string().max(50),
  to: z.string().max(50).optional(),
  text: z.string().max(5000),
});

const delivered = z.object({
  id: z.string().max(200).describe("The id of the message handed to the gateway."),
  status: z
    .enum(smsStatuses)
    .describe(
      "`failed` may arrive another time, `unreachable` never does, `stopped` says that the carrier was told to stop.",
    ),
});

/** What a gateway posts: a texted reply, or what became of our message. */
export const smsInbound = z.union([received, delivered]);

export type SmsReceived = z.infer<typeof received>;
export type SmsDelivered = z.infer<typeof delivered>;

/** Where somebody's notifications go: a browser's push subscription (RFC 8030, RFC 8291). */
export const pushBrowser = z.object({
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .describe("The address of the browser's push service."),
  p256dh: z
    .string()
    .regex(/^[\w-]{87}=?$/)
    .describe("The browser's public key: 65 bytes, base64url.")
    .meta({
      examples: ["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"],
    }),
  auth: z
    .string()
    .regex(/^[\w-]{22}(?:==)?$/)
    .describe("16 bytes, base64url.")
    .meta({ examples: ["BTBZMqHH6r4Tts7J_aSIgg"] }),
});

export type PushBrowser = z.infer<typeof pushBrowser>;

const push = z.object({
  key: z.string().describe("This server's public key, which browsers subscribe to (RFC 8292)."),
  browsers: z.int().describe("How many browsers get notifications."),
});

export const preferences = z.object({
  accountId: z.string().describe("The account they belong to."),
  maskedEmail: z.string(),
  preferences: whole,
  digest: z
    .boolean()
    .optional()
    .describe(
      "News about applications comes once a day. Absent for a person who answers for no organization.",
    ),
  sms: sms.optional().describe("Absent where no text messages are sent."),
  push: push.optional().describe("Absent where this server calls no push services."),
  unreachableSince: instant
    .optional()
    .describe("Mails to the address came back: optional ones wait until somebody chooses again."),
});

export type Preferences = z.infer<typeof preferences>;

/** E-23: a change to what somebody gets, as they see it. */
export const preferenceChange = z.object({
  ...preference.shape,
  changedAt: instant,
  by: z.enum(preferenceActs),
});

export type PreferenceChange = z.infer<typeof preferenceChange>;

/** What the off switch in a mail found or did. It names nobody. */
export const listSwitch = z.object({ kind: z.enum(preferenceKinds), on: z.boolean() });
