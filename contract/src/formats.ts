import { z } from "zod";
import type { MessageKey } from "./messages/message.ts";

/** A record's id on the wire: digits, as a string. */
export const idText = z.string().regex(/^\d{1,16}$/);

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/**
 * Text on one line, for lists, subjects and mail headers, where a line break would start something else. Characters
 * that nobody sees are left out: they make two texts look the same, or turn around what is shown after them.
 */
export function lineOf(characters: number, ifMissing?: RequiredKey) {
  return z
    .string(ifMissing && missingIs(ifMissing))
    .max(characters)
    .regex(/^\P{Cc}*$/u)
    .overwrite(visible);
}

/** For a field that a rule outside its schema refuses when it is empty: one that is missing is told the same. */
export function missingIs(key: RequiredKey) {
  return { error: ({ input }: z.core.$ZodRawIssue) => (input === undefined ? key : undefined) };
}

type RequiredKey = Extract<MessageKey, `validation.${string}Required`>;

/** Line separators become spaces. Joiners stay, because they change how letters look. */
function visible(line: string): string {
  return line
    .toWellFormed()
    .replaceAll(/[\u2028\u2029]/g, " ")
    .replaceAll(/[^\P{C}\u200c\u200d]/gu, "");
}

/** An address on the web, as somebody types it: `http` or `https`, and without credentials. */
export function webAddress(characters: number) {
  return lineOf(characters)
    .trim()
    .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success && !text.includes("@"), {
      params: { key: "validation.siteInvalid" },
    });
}

/** A place, as far as a posting states it. */
export const address = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});

/** In degrees. */
export const position = z.object({ latitude: z.number(), longitude: z.number() });
