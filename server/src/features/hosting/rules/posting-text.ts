import type { PostingFields } from "@candor/contract/hosting/shapes";
import { messageForAll } from "@candor/contract/messages/catalogues";
import { escapeHtml, paragraphs } from "../../../platform/html.ts";
import type { PostingContent } from "./content.ts";

/** The published description: what was typed, and below it what the form's other fields say. Sanitized HTML. */
export function publishedDescription(fields: PostingFields, content: PostingContent): string {
  return [
    content.description,
    section("hosting.says.required", listOf(content.mustHave)),
    section("hosting.says.nice", listOf(content.niceToHave)),
    section("hosting.says.work", listOf(workLines(fields, content))),
    section("hosting.says.pay", listOf(extraOf(content))),
    section("hosting.says.benefits", content.benefits === "" ? "" : paragraphs(content.benefits)),
  ].join("");
}

type Heading =
  | "hosting.says.required"
  | "hosting.says.nice"
  | "hosting.says.work"
  | "hosting.says.pay"
  | "hosting.says.benefits";

function section(heading: Heading, html: string): string {
  return html === "" ? "" : `<h3>${escapeHtml(messageForAll(heading))}</h3>${html}`;
}

function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}

function workLines(fields: PostingFields, content: PostingContent): string[] {
  const { daysOnSite, travelShare, hoursPerWeek, openings } = content;
  const { overlapFrom: from, overlapTo: to, overlapZone: zone, equipment, schedule } = fields;
  return [
    ...(schedule === "" ? [] : [messageForAll(`hosting.says.${schedule}`)]),
    ...(hoursPerWeek === undefined
      ? []
      : [messageForAll("hosting.says.hours", { hours: String(hoursPerWeek) })]),
    ...(daysOnSite === undefined ? [] : [many("hosting.says.daysOnSite", daysOnSite)]),
    ...(zone === "" ? [] : [messageForAll("hosting.says.overlap", { from, to, zone })]),
    ...(travelShare === undefined
      ? []
      : [messageForAll("hosting.says.travel", { percent: String(travelShare) })]),
    ...(equipment === "" ? [] : [messageForAll(`hosting.says.equipment.${equipment}`)]),
    ...(openings === undefined ? [] : [many("hosting.says.openings", openings)]),
  ];
}

function extraOf({ payExtra: extra }: PostingContent): string[] {
  return extra === "" ? [] : [messageForAll("hosting.says.extra", { extra })];
}

function many(key: "hosting.says.daysOnSite" | "hosting.says.openings", count: number): string {
  return messageForAll(count === 1 ? `${key}_one` : `${key}_other`, { count: String(count) });
}
