import { z } from "zod";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { preferenceChannels, preferenceKinds } from "../values.ts";

/** The optional kinds of mail (E-23), and all mails that are always sent. */
export const campaignNames = [...preferenceKinds, "required"] as const;
export type CampaignName = (typeof campaignNames)[number];

const figures = z.object({
  sent: z.int(),
  waiting: z.int().describe("Will be sent."),
  failed: z.int().describe("Given up after many tries."),
  withheld: z.int().describe("Not sent, because nobody wanted it any more when it was about to leave."),
  unsent: z.int().describe("Never sent, because this instance has no server to send it with."),
});
export type CampaignFigures = z.infer<typeof figures>;

const pause = z.object({
  since: instant,
  reason: z.string(),
  administrator: z.string().optional().describe("An email address; absent if the account is gone."),
});
export type CampaignPause = z.infer<typeof pause>;

export const campaign = z.object({
  name: z.enum(campaignNames),
  ...figures.shape,
  pause: pause.optional().describe("Present while nothing of it is sent."),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignDetails = campaign.extend({
  channels: z.array(z.object({ channel: z.enum(preferenceChannels), ...figures.shape })),
  turnedOff: z
    .int()
    .describe(`Accounts that turned it off within ${limits.campaignDays} days, on any channel.`),
});
export type CampaignDetails = z.infer<typeof campaignDetails>;

/** What the figures count. */
export const countedMessages = z.object({
  most: z.int().describe("How many of the newest messages are counted."),
  since: instant.optional().describe("When the oldest of these was written; absent if there is none."),
});
