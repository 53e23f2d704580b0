import { limits } from "@candor/contract/limits";
import type { TypedPhone } from "@candor/contract/profiles/shapes";
import { phoneTypes } from "@candor/contract/values";
import type { Typed } from "../forms/typed-fields.ts";

/** A form's rows for a list of phones: "number-0", "extension-0", "type-0", and so on. */
export function typedPhones(typed: Typed): TypedPhone[] {
  return Array.from({ length: Math.min(Number(typed("rows")) || 0, limits.phones) }, (_, at) => ({
    number: typed(`number-${at}`),
    extension: typed(`extension-${at}`),
    type: phoneTypes.find((type) => type === typed(`type-${at}`)) ?? "mobile",
  }));
}

/** The place in a button's name such as "remove-3"; undefined for another button. */
export function placeIn(intent: string, name: string): number | undefined {
  const [verb, place] = intent.split("-");
  return verb === name && place !== undefined && /^\d{1,3}$/.test(place) ? Number(place) : undefined;
}

/** The list with one entry moved up by one place. */
export function raised<T>(list: readonly T[], at: number): T[] {
  const entry = list[at];
  if (at < 1 || entry === undefined) return [...list];
  return list.toSpliced(at, 1).toSpliced(at - 1, 0, entry);
}
