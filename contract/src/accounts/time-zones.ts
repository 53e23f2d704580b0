import { z } from "zod";

/** An IANA time zone by its name, as browsers give it: "America/New_York". */
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { params: { key: "validation.unknownChoice" } });

function isTimeZone(text: string): boolean {
  // Offsets are no zones: they do not know summer.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** C-09, C-13: where the person of a call is. */
export const whereabouts = z.object({
  timezoneOffset: z.coerce
    .number()
    .min(-900)
    .max(900)
    .optional()
    .describe("As `Date.getTimezoneOffset` counts it; a hint, used where no zone is known."),
  timeZone: timeZone.optional().describe("By its IANA name, as the browser gives it."),
});

/** What can be chosen, in the order of the names. */
export function timeZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted();
}

/**
 * What an offset in minutes hints at, as `Date.getTimezoneOffset` counts it: west is positive. Whole hours only; it knows
 * no summer, and any zone that a browser names is better.
 */
export function zoneOfOffset(minutes: number): string | undefined {
  const hours = minutes / 60;
  if (!Number.isInteger(hours) || hours > 12 || hours < -14) return undefined;
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
}
