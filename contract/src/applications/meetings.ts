import { z } from "zod";
import { timeZone } from "../accounts/time-zones.ts";
import { instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { meetingSides } from "../values.ts";

/** When and where to talk. */
export const meeting = z.object({
  at: instant,
  others: z
    .array(instant)
    .max(limits.meetingTimes - 1)
    .optional()
    .describe("Further times, of which the seeker picks one."),
  timeZone: timeZone.describe("The zone in which the Pro stated the time."),
  minutes: z.int().min(5).max(480),
  place: lineOf(300).optional().describe("An address, a link or a phone number, as the Pro wrote it."),
});

export type Meeting = z.infer<typeof meeting>;

/** An invitation to an interview in its present state. */
export const invitation = z.object({
  meeting: meeting.optional().describe("The one that is agreed on, or the only one that is offered."),
  agreed: z.boolean().optional().describe("Whether both sides want the meeting."),
  times: z
    .array(
      z.object({
        at: instant,
        taken: z.boolean().optional().describe("The Pro is at another interview then."),
        clashes: z.boolean().optional().describe("The seeker is at another interview then."),
      }),
    )
    .optional()
    .describe("What the seeker can pick from, if several times are offered; without those that have passed."),
  offer: meeting.omit({ at: true, others: true }).optional().describe("What holds for each of the times."),
  reply: z
    .enum(["accepted", "another-time", "declined"])
    .optional()
    .describe("What the seeker said last about the time."),
  proposed: instant.optional().describe("The time that the seeker proposed last, unless it was answered."),
  canceledBy: z.enum(meetingSides).optional(),
  seekerZone: z.string().optional().describe("The seeker's time zone, if it is known."),
  calendarUrl: z
    .string()
    .optional()
    .describe("A path on this instance that opens the meeting as a calendar file, for the reader."),
});

/** Somebody says that the other side did not come. */
const absence = z.object({
  by: z.enum(meetingSides).describe("Who says that the other side did not come."),
  stated: instant,
  text: z.string().optional(),
  answer: z.string().optional().describe("The other side's reply."),
  answered: instant.optional(),
});

/** A meeting whose time has come, and what was said about it. */
export const met = z.object({ at: instant, absences: z.array(absence) });

/** What a side says about a meeting: that the other side didn't come, or its reply to being told so itself. */
export const absenceBody = z.object({
  says: z.enum(["absent", "answer"]),
  text: z.string().max(limits.noteCharacters).optional().describe("An answer needs words."),
});

export type AbsenceBody = z.infer<typeof absenceBody>;

export type Met = z.infer<typeof met>;
