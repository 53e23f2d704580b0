import type { Format } from "../source-posting.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { jobPostingLd } from "./job-posting-ld.ts";
import { lever } from "./lever.ts";
import { listings } from "./listings.ts";
import type { JsonObject, Shape } from "./shape.ts";

const shapes: readonly Shape[] = [jobPostingLd, greenhouse, listings, lever, ashby];

export function shapeOf(row: JsonObject, format?: Format): Shape | undefined {
  return shapes.find((shape) => (format === undefined || shape.format === format) && shape.recognizes(row));
}
