import { createHash } from "node:crypto";
import { tidy } from "./tidy.ts";

const longest = 200;
const madeOfContent = "content:";

/**
 * The id that a source gives, or else one made of what the row says. A made one does not depend on the row's
 * position, so that a reordered file updates; two rows that say the same have the same id and are one posting.
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

/** Whether a row has no id of its own: what it says may have changed, and then its id with it. */
export function isMadeOfContent(id: string): boolean {
  return id.startsWith(madeOfContent);
}

function digest(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
