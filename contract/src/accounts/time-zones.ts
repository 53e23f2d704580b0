import { z } from "zod";

/** The IANA name of a time zone, as browsers give it: "America/New_York". */
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { params: { key: "validation.unknownChoice" } })
  .meta({ examples: ["America/Chicago"] });

function isTimeZone(text: string): boolean {
  // Offsets aren't zones: they have no daylight saving time.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** C-09, C-13: where the caller is. */
export const whereabouts = z.object({
  timezoneOffset: z.coerce
    .number()
    .min(-900)
    .max(900)
    .optional()
    .describe("The result of `Date.getTimezoneOffset`: a hint, used if no zone is known."),
  timeZone: timeZone.optional().describe("The browser's zone, by its IANA name."),
});

/** The zones to choose from, sorted by name. */
export function timeZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted();
}

/**
 * A zone for an offset in minutes as `Date.getTimezoneOffset` counts it: west is positive. Whole hours only. It has no
 * daylight saving time, so prefer any zone that a browser names.
 */
export function zoneOfOffset(minutes: number): string | undefined {
  const hours = minutes / 60;
  if (!Number.isInteger(hours) || hours > 12 || hours < -14) return undefined;
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
}
