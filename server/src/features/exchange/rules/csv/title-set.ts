import { sourceId } from "../source-id.ts";
import type { SourcePosting } from "../source-posting.ts";

/** Rows of `3D_Artist<tab>3D Artist` without a header, as in data sets for title similarity. */
export function isTitleSet(record: string[], delimiter: string): boolean {
  const [id = "", title = ""] = record;
  return delimiter === "\t" && record.length === 2 && title !== "" && id === title.replaceAll(" ", "_");
}

export function readTitle(record: string[]): SourcePosting {
  const [id, title = ""] = record.length > 1 ? record : [undefined, record[0]];
  return { sourceId: sourceId(id, { title }), title, places: [], active: true };
}
