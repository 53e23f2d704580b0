import { z } from "zod";
import type { PostingsChanged } from "../events.ts";

export const postingsChanged: PostingsChanged["name"] = "postings-changed";

const payload = z.object({ ids: z.array(z.int()) });

/** The numbers of the postings that such an event names. */
export function changedIds(logged: unknown): readonly number[] {
  return payload.parse(logged).ids;
}
