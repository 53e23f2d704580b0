import type { PostingFields } from "@candor/contract/hosting/shapes";
import { remoteOf } from "../../exchange/rules/normalize/remote.ts";
import { sentencesOf } from "../../jobs/rules/stated/sentence-at.ts";
import type { PostingContent } from "./content.ts";
import type { Fault } from "./fault.ts";
import { type WorkClaim, workClaimsIn } from "./work-claims.ts";

type Structure = Pick<PostingContent, "title" | "text" | "remoteKind" | "daysOnSite">;

/** M-21: sentences that contradict the form about where the work is done. */
export function contradictionsIn(content: Structure): Fault[] {
  if (content.remoteKind === "") return [];
  const inText = sentencesOf(content.text).filter((sentence) =>
    workClaimsIn(sentence).some((claim) => contradicts(claim, content)),
  );
  return [
    ...inText.map((sentence) => faultOf("description", sentence)),
    ...(titleContradicts(content) ? [faultOf("title", content.title)] : []),
  ];
}

const headFields = ["searchDescription", "cardTitle", "cardText"] as const;

/** The same for what other sites show about it. */
export function headContradictionsIn(fields: PostingFields, content: Structure): Fault[] {
  if (content.remoteKind === "") return [];
  return headFields.flatMap((field) => {
    const text = fields[field].trim();
    const isOther =
      text !== "" &&
      (workClaimsIn(text).some((claim) => contradicts(claim, content)) ||
        titleContradicts({ ...content, title: text }));
    return isOther ? [faultOf(field, text)] : [];
  });
}

function contradicts(claim: WorkClaim, { remoteKind, daysOnSite }: Structure): boolean {
  if (remoteKind !== "hybrid") return claim.kind !== remoteKind;
  if (claim.daysOnSite !== undefined && daysOnSite !== undefined) return claim.daysOnSite !== daysOnSite;
  // "You may work remotely the rest of the week" says no more than hybrid does.
  return claim.kind === "onsite";
}

function titleContradicts({ title, remoteKind }: Structure): boolean {
  const nowhere = { places: [], within: [], remote: undefined, unknown: [] };
  const { kind } = remoteOf({ sourceId: "", title, active: true, places: [] }, title, nowhere);
  return kind !== "unknown" && kind !== remoteKind;
}

function faultOf(field: Fault["field"], sentence: string): Fault {
  return { field, key: "hosting.fault.workPlace", sentence };
}
