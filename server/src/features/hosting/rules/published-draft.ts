import type { PostingFields } from "@candor/contract/hosting/shapes";
import { plainText } from "../../../platform/html.ts";
import { industryOf } from "../../jobs/rules/industry.ts";
import { languagesIn } from "../../jobs/rules/languages.ts";
import type { PostingDraft, Remote } from "../../jobs/rules/posting-draft.ts";
import { seniorityOf } from "../../jobs/rules/seniority.ts";
import { skillsIn } from "../../jobs/rules/skills.ts";
import { yearly } from "../../jobs/rules/yearly-pay.ts";
import type { PostingContent } from "./content.ts";
import { publishedDescription } from "./posting-text.ts";

const mostSkills = 50;

type Written = Omit<PostingDraft, "source" | "sourceId" | "open">;

/** The posting in the product's own terms, made by the parsers that read imports. */
export function draftOf(fields: PostingFields, content: PostingContent): Written {
  const description = publishedDescription(fields, content);
  const text = plainText(description);
  const all = `${content.title}\n${text}`;
  const { payMin: min, payMax: max, payUnit: type, payCurrency: currency } = content;
  const industry = industryOf([], content.title);
  const seniority = seniorityOf(content.title);
  return {
    title: content.title,
    description,
    text,
    places: content.places,
    remote: remoteOf(content),
    ...(min !== undefined &&
      max !== undefined &&
      type !== undefined &&
      currency !== undefined && {
        compensation: { min, max, type, currency },
        payMin: yearly(min, type),
        payMax: yearly(max, type),
      }),
    ...(content.jobType && { jobType: content.jobType }),
    ...(industry && { industry }),
    skills: skillsIn(all).slice(0, mostSkills),
    languages: languagesIn([], `${content.title}. ${text}`),
    ...(seniority && { seniority }),
    ...(fields.schedule !== "" && { stated: { schedules: [fields.schedule] } }),
    ...(content.closesAt !== undefined && { closesAt: content.closesAt }),
  };
}

function remoteOf({ remoteKind, within }: PostingContent): Remote {
  const kind = remoteKind === "" ? "unknown" : remoteKind;
  return kind === "remote" && within.length > 0 ? { kind, within } : { kind };
}
