import { z } from "zod";

/** A record's id on the wire: digits, as a string. */
export const idText = z.string().regex(/^\d{1,16}$/);

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Text on one line, for lists, subjects and mail headers, where a line break would start something else. */
export function lineOf(characters: number) {
  return z
    .string()
    .max(characters)
    .regex(/^\P{Cc}*$/u);
}

/** A place, as far as a posting states it. */
export const address = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});

/** In degrees. */
export const position = z.object({ latitude: z.number(), longitude: z.number() });
