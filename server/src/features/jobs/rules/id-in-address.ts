import { idOf } from "../../../platform/ids.ts";

/** A posting's number from a text: the number itself, or the address of its page here ("…/details/nurse/123?x=y"). */
export function idInAddress(text: string): number | undefined {
  const trimmed = text.trim();
  const inPath = /\/(?:details|view|job|apply|jobs)\/[^/?#]*\/(\d{1,16})(?:[/?#]|$)/.exec(trimmed)?.[1];
  const inQuery = /[?&]job=(\d{1,16})(?:[&#]|$)/.exec(trimmed)?.[1];
  return idOf(inPath ?? inQuery ?? trimmed);
}
