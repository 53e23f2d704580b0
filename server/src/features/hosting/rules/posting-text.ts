import type { PostingFields } from "@candor/contract/hosting/shapes";
import { messageIn } from "@candor/contract/messages/catalogues";
import { defaultLocale } from "@candor/contract/messages/locales";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";
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
  return html === "" ? "" : `<h3>${escapeHtml(said(heading))}</h3>${html}`;
}

function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}

function workLines(fields: PostingFields, content: PostingContent): string[] {
  const { daysOnSite, travelShare, hoursPerWeek, openings } = content;
  const { overlapFrom: from, overlapTo: to, overlapZone: zone, equipment, schedule } = fields;
  return [
    ...(schedule === "" ? [] : [said(`hosting.says.${schedule}`)]),
    ...(hoursPerWeek === undefined ? [] : [said("hosting.says.hours", { hours: String(hoursPerWeek) })]),
    ...(daysOnSite === undefined ? [] : [many("hosting.says.daysOnSite", daysOnSite)]),
    ...(zone === "" ? [] : [said("hosting.says.overlap", { from, to, zone })]),
    ...(travelShare === undefined ? [] : [said("hosting.says.travel", { percent: String(travelShare) })]),
    ...(equipment === "" ? [] : [said(`hosting.says.equipment.${equipment}`)]),
    ...(openings === undefined ? [] : [many("hosting.says.openings", openings)]),
  ];
}

function extraOf({ payExtra: extra }: PostingContent): string[] {
  return extra === "" ? [] : [said("hosting.says.extra", { extra })];
}

/** A posting reads the same for everybody, whatever the language of the page that it was written on. */
function said(key: MessageKey, values?: MessageValues): string {
  return messageIn(defaultLocale, key, values);
}

function many(key: "hosting.says.daysOnSite" | "hosting.says.openings", count: number): string {
  return said(count === 1 ? `${key}_one` : `${key}_other`, { count: String(count) });
}
