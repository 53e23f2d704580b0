import { plainText } from "../../../platform/html.ts";
import { contentStems, stemsIn } from "./content-words.ts";

/** What every pitch and every posting says. */
const platitudes = new Set(
  contentStems(
    `am always amazing best believe career chance challenge colleague commit communication company consider contact
  contribute creative dear dedicated detail dream eager employer energy enjoy enthusiastic everyone excited excellent
  fit flexible forward friendly future get give goal great grow growth happy hard hardworking hello help hi hire hiring
  honest hope impact interest interested interesting interview join keen know learn learner let life love make manager
  meet message mission motivated new opportunity organization organized orientation passion passionate people perfect
  person player please posting proactive punctual quick quickly read ready reliable responsible resume right send
  serious share sincerely smart someone start strength success sure talk thank thanks think try value want way welcome
  why will wonderful world write`,
  ),
);

interface Pitched {
  readonly title: string;
  /** Sanitized HTML. */
  readonly description: string;
  readonly organization: string;
}

/** M-38: whether a pitch mentions anything of a posting: a word of it that not every pitch has. */
export function mentions(pitch: string, { title, description, organization }: Pitched): boolean {
  const posting = stemsIn(`${title}\n${plainText(description)}\n${organization}`);
  return contentStems(pitch).some((stem) => !platitudes.has(stem) && posting.has(stem));
}
