import type { Remote } from "../../../jobs/rules/posting-draft.ts";
import type { SourcePosting } from "../source-posting.ts";
import type { Located } from "./located.ts";

type Kind = Remote["kind"];

/** The remote kind: from the source's own field, otherwise its places, otherwise the title. */
export function remoteOf(posting: SourcePosting, title: string, located: Located): Remote {
  const kind = kindOfField(posting.remote) ?? located.remote ?? kindOfTitle(title) ?? "unknown";
  return kind === "remote" && located.within.length > 0 ? { kind, within: located.within } : { kind };
}

/** An unset flag says little: a hybrid job isn't remote either. */
export function kindOfField(stated: string | undefined): Kind | undefined {
  const text = stated?.toLowerCase() ?? "";
  if (/hybrid|partial/.test(text)) return "hybrid";
  if (/on-?\s?site|in[- ]?office|in[- ]person/.test(text)) return "onsite";
  if (/\b(?:not?|non)\b.*remote/.test(text)) return "onsite";
  return /remote|telecommut|telework|home|wfh|^(?:true|yes|1)$/.test(text) ? "remote" : undefined;
}

/** Separated by punctuation, or unambiguous: "Nurse (Remote)", "Remote - Nurse", but not "Remote Sensing Analyst". */
const remoteTitle =
  /(?:^|[-–—,(|/[:]\s*)(?:100% |fully )?remote(?:\s+(?:in|within)\b[^)\]]*)?\s*(?:$|[-–—,)|/\]:])|\b(?:fully remote|100% remote|work from home|wfh|telecommute)\b/i;
const hybridTitle = /(?:^|[-–—,(|/[:]\s*)hybrid\s*(?:$|[-–—,)|/\]:])/i;

function kindOfTitle(title: string): Kind | undefined {
  if (hybridTitle.test(title)) return "hybrid";
  return remoteTitle.test(title) ? "remote" : undefined;
}

/** "Remote in USA", "USA - Remote", "New York, NY (Hybrid)": the kind, and the rest of the place. */
export function remotePlace(text: string): { kind: "remote" | "hybrid" | undefined; rest: string } {
  const kind = /\bhybrid\b/i.test(text)
    ? "hybrid"
    : /\b(?:remote|work from home|telecommute)\b/i.test(text)
      ? "remote"
      : undefined;
  if (kind === undefined) return { kind, rest: text };
  const rest = text
    .replace(
      /\b(?:fully |100% )?(?:hybrid|remote|work from home|telecommute)\b(?: (?:in|within|from|only))*/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;()/–—-]+|[\s,:;(/–—-]+$/g, "")
    .replace(/^(?:or|in|only) | (?:or|in|only)$/gi, "")
    .replace(/\(\s*\)/g, "")
    .replace(/^([^(]*)\)$/, "$1")
    .trim();
  return { kind, rest };
}
