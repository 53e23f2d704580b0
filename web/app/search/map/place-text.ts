import { counted } from "../../wording/counted.ts";
import type { Place } from "./ask-places.ts";

/** "Austin, TX: 12 postings". */
export function placeText({ label, count }: Place): string {
  return counted("map.place", count, { place: label });
}
