import { hash } from "node:crypto";
import { tidy } from "./tidy.ts";

const longest = 200;
const madeOfContent = "content:";

/**
 * The source's id, or else one derived from the row's content. A derived id doesn't depend on the row's position, so a
 * reordered file still updates. Two rows with the same content have the same id and are one posting.
 */
export function sourceId(
  given: string | number | undefined,
  content: {
    title: string;
    organization?: string | undefined;
    place?: string | undefined;
    description?: string | undefined;
  },
): string {
  const id = given === undefined ? "" : tidy(String(given));
  if (id !== "" && id.length <= longest) return id;
  if (id !== "") return `sha256:${digest([id])}`;
  const { title, organization = "", place = "", description = "" } = content;
  return `${madeOfContent}${digest([title, organization, place, description].map(tidy))}`;
}

/** Whether a row has no id of its own. If its content changes, so does its derived id. */
export function isMadeOfContent(id: string): boolean {
  return id.startsWith(madeOfContent);
}

function digest(parts: string[]): string {
  return hash("sha256", JSON.stringify(parts), "base64url");
}
