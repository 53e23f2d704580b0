import { z } from "zod";
import { instant } from "../formats.ts";
import { preferenceActs, preferenceChannels, preferenceKinds } from "../values.ts";

/** E-23: whether one is written to about a matter, and how. */
const preference = z.object({
  kind: z.enum(preferenceKinds),
  channel: z.enum(preferenceChannels),
  wanted: z.boolean(),
});

export type Preference = z.infer<typeof preference>;

export const whole = z.array(preference).describe("Every one that there is.");

export const preferences = z.object({
  accountId: z.string().describe("Whose they are."),
  maskedEmail: z.string(),
  preferences: whole,
  digest: z
    .boolean()
    .optional()
    .describe(
      "News about applications comes once a day. Absent for a person who answers for no organization.",
    ),
  unreachableSince: instant
    .optional()
    .describe("Mails to the address came back: optional ones wait until somebody chooses again."),
});

export type Preferences = z.infer<typeof preferences>;

/** E-23: one change of what somebody gets, as they see it. */
export const preferenceChange = z.object({
  ...preference.shape,
  changedAt: instant,
  by: z.enum(preferenceActs),
});

export type PreferenceChange = z.infer<typeof preferenceChange>;

/** What the off switch in a mail found, or did. It names nobody. */
export const listSwitch = z.object({ kind: z.enum(preferenceKinds), on: z.boolean() });
