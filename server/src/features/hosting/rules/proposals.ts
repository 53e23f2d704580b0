import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { Places } from "../../../platform/places/found-place.ts";
import { jobTypeOf } from "../../exchange/rules/normalize/job-type.ts";
import { amountsIn } from "../../exchange/rules/normalize/pay-text.ts";
import { remotePlace } from "../../exchange/rules/normalize/remote.ts";
import { statementsIn } from "../../jobs/rules/stated/stated-facts.ts";
import { linesOf } from "./content.ts";

/** What a pasted text says: each value with the line that says so. Proposes only what is clear, once per field. */
export function proposalsIn(text: string, places: Places): ProposedValue[] {
  const lines = linesOf(text);
  const found = [
    ...titleIn(lines),
    ...placeIn(lines, places),
    ...payIn(lines),
    ...typeIn(lines),
    ...scheduleIn(lines),
    ...hoursIn(lines),
    ...needsIn(text),
  ];
  const body = text.trim();
  if (found.length > 0 && body !== "")
    found.push(proposal("description", body, `${body.slice(0, 80)}…`, lines[0] ?? ""));
  return found;
}

function proposal(field: PostingField, value: string, shown: string, sentence: string): ProposedValue {
  return { field, value, shown, sentence: sentence.slice(0, longestSentence) };
}

const longestSentence = 300;

/** A heading comes first: a short line that doesn't end like a sentence. */
function titleIn([first = ""]: readonly string[]): ProposedValue[] {
  const title = first.replace(/^(?:job title|title|position|role)\s*:\s*/i, "");
  const isHeading = /\p{L}/u.test(title) && title.length <= 100 && !/[.!?:]$/.test(title);
  return isHeading ? [proposal("title", title, title, first)] : [];
}

const placeLabel = /^(?:locations?|where|places?|office|based in)\s*:\s*(?<place>.+)$/i;

function placeIn(lines: readonly string[], places: Places): ProposedValue[] {
  for (const line of lines.slice(0, 40)) {
    const stated = placeLabel.exec(line)?.groups?.["place"] ?? (line.length <= 60 ? line : "");
    const { kind, rest } = remotePlace(stated.replace(/[()]/g, " ").trim());
    const place = /,/.test(rest) || placeLabel.test(line) ? places.find(rest.trim()) : undefined;
    if (place === undefined && kind === undefined) continue;
    return [
      ...(place === undefined || kind === "remote"
        ? []
        : [proposal("places", places.label(place), places.label(place), line)]),
      ...(place !== undefined && kind === "remote"
        ? [proposal("remoteWithin", places.label(place), places.label(place), line)]
        : []),
      ...(kind === undefined
        ? []
        : [proposal("remoteKind", kind, message(`hosting.remoteKind.${kind}`), line)]),
    ];
  }
  return [];
}

const payWords =
  /\b(?:pay|salary|compensation|wage|rate|range|base|hourly|annual(?:ly)?|per (?:hour|year))\b|[$€£]/i;

function payIn(lines: readonly string[]): ProposedValue[] {
  for (const line of lines) {
    if (!payWords.test(line)) continue;
    for (const part of line.split(/(?<=[a-z)])[.;]\s/)) {
      const { min, max, unit, currency } = amountsIn(part);
      if (min === undefined || max === undefined || min >= max) continue;
      const type = unit ?? (max >= 15_000 ? "year" : undefined);
      return [
        proposal("payMin", String(min), min.toLocaleString("en-US"), line),
        proposal("payMax", String(max), max.toLocaleString("en-US"), line),
        ...(type === undefined ? [] : [proposal("payUnit", type, message(`hosting.payUnit.${type}`), line)]),
        ...(currency === undefined && !part.includes("$")
          ? []
          : [proposal("payCurrency", currency ?? "USD", currency ?? "USD", line)]),
      ];
    }
  }
  return [];
}

function typeIn(lines: readonly string[]): ProposedValue[] {
  const label = /^(?:job type|employment type|type|employment|contract)\s*:\s*(?<type>.+)$/i;
  for (const line of lines) {
    const stated = label.exec(line)?.groups?.["type"] ?? (line.length <= 30 ? line : undefined);
    const type = stated === undefined ? undefined : jobTypeOf([stated]);
    if (type !== undefined) return [proposal("jobType", type, message(`jobType.${type}`), line)];
  }
  return [];
}

function scheduleIn(lines: readonly string[]): ProposedValue[] {
  for (const line of lines) {
    const stated = statementsIn("", line).find(({ fact }) => fact === "schedules");
    const [schedule, ...others] = stated?.values ?? [];
    if (others.length === 0 && (schedule === "full" || schedule === "part"))
      return [proposal("schedule", schedule, message(`hosting.schedule.${schedule}`), line)];
  }
  return [];
}

function hoursIn(lines: readonly string[]): ProposedValue[] {
  for (const line of lines) {
    const hours = /\b(\d{1,2})\s*(?:hours|hrs)\s*(?:a|per|\/)\s*week\b/i.exec(line)?.[1];
    if (hours !== undefined) return [proposal("hoursPerWeek", hours, hours, line)];
  }
  return [];
}

const heading =
  /^(?<nice>nice to haves?|preferred(?: qualifications| skills)?|bonus points|pluses|a plus)\b.{0,20}:?$|^(?<must>requirements?|required(?: qualifications| skills)?|must haves?|qualifications|minimum qualifications|what you(?:'|’)?ll need|what you need|who you are|you have)\b.{0,20}:?$/i;

/** Bullets under a heading that names requirements. */
function needsIn(text: string): ProposedValue[] {
  const needs: Record<"mustHave" | "niceToHave", string[]> = { mustHave: [], niceToHave: [] };
  const under: Partial<Record<"mustHave" | "niceToHave", string>> = {};
  let current: "mustHave" | "niceToHave" | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const groups = heading.exec(line)?.groups;
    const isBullet = /^[-*•]\s+/.test(line);
    if (groups) {
      current = groups["nice"] === undefined ? "mustHave" : "niceToHave";
      under[current] ??= line;
    } else if (current && isBullet) needs[current].push(line.replace(/^[-*•]\s+/, ""));
    else if (line !== "") current = undefined;
  }
  return (["mustHave", "niceToHave"] as const).flatMap((field) =>
    needs[field].length === 0
      ? []
      : [proposal(field, needs[field].join("\n"), needs[field].join("; "), under[field] ?? "")],
  );
}
