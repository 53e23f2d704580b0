import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { searchCriteria } from "../search/shapes.ts";

/** The criteria of a kept search: without the fields that belong to one visit of its list. */
export const keptCriteria = searchCriteria.omit({ from: true, size: true, snapshot: true, facets: true });

export const keptSearch = z.object({
  id: idText,
  criteria: keptCriteria,
  favorite: z.boolean(),
  usedAt: instant.describe("When it was last made."),
});

export type KeptSearch = z.infer<typeof keptSearch>;
