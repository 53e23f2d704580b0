import { z } from "zod";
import { idText, instant, missingIs } from "../formats.ts";
import { jobDocument } from "../jobs/shapes.ts";
import { limits } from "../limits.ts";
import { keptCriteria } from "../searches/shapes.ts";
import { alertFrequencies, alertHours, remoteOptions } from "../values.ts";

const remote = z.enum(remoteOptions, { error: "validation.alertRemoteRequired" });

/** A job alert's criteria: a search's, without order, and without age, because an alert tells only of new postings. */
export const alertCriteria = keptCriteria
  .omit({ postedWithinDays: true, sort: true, close: true })
  .extend({ remote: remote.meta({ ...keptCriteria.shape.remote.unwrap().meta() }).optional() });

export type AlertCriteria = z.infer<typeof alertCriteria>;

const frequency = z.enum(alertFrequencies, { error: "validation.alertFrequencyRequired" });
const hour = z.literal(alertHours).describe("The hour of the person's day.");

/** E-15: what a person can change about an alert. Its other criteria stay as they are. */
export const alertEdit = z.object({
  query: z.string(missingIs("validation.alertQueryRequired")).trim().max(limits.queryCharacters),
  location: alertCriteria.shape.location.optional(),
  remote,
  distanceMiles: alertCriteria.shape.distanceMiles,
  frequency,
  hour,
  paused: z.boolean(),
});

export type AlertEdit = z.input<typeof alertEdit>;

export const newAlert = z.object({ criteria: alertCriteria, frequency: frequency.optional() });

export const jobAlert = z.object({
  id: idText,
  title: z.string().describe("What it looks for, in words."),
  criteria: alertCriteria,
  frequency,
  hour: z.int().describe("From 8 to 20, in the person's time zone."),
  paused: z.boolean(),
  asleep: z.boolean().describe("It paused itself, because nobody opened its mails."),
  timeZone: z.string().optional().describe("The owner's zone; absent until somebody states it."),
  dueAt: instant.optional().describe("When it next writes, if there is something new; absent while paused."),
});

export type JobAlert = z.infer<typeof jobAlert>;

export const alertForecast = z.object({
  lastWeek: z.int().describe("New postings of the last seven days that it would have told of."),
  documents: z.array(jobDocument).describe("The best of them."),
  feed: z.string().describe("The path of its private feed, without the format's name."),
});

export type AlertForecast = z.infer<typeof alertForecast>;

/** What the off switch in a mail found or did. */
export const switched = z.object({
  state: z.enum(["on", "paused", "gone"]),
  title: z.string().optional(),
});

export type Switched = z.infer<typeof switched>;
