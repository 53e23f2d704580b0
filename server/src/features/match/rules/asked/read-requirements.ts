import type { RequirementKind } from "@candor/contract/match/values";
import { sentencesOf } from "../../../jobs/rules/stated/sentence-at.ts";
import { asRequired, nice } from "./as-required.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { mostRequirements, type Requirement, requirementCharacters } from "./requirement.ts";

const must =
  /\b(?:requirements?|required|needed|must[- ]haves?|qualifications?|qualify|what you(?:['’]ll| will)? (?:need|bring|have)|who you are|about you|you have|you bring|your (?:profile|background|skills|experience)|who we(?:['’]re| are) looking for|what we(?:['’]re| are)? (?:ask|look)(?:ing)? for|looking for|skills(?: (?:and|&) (?:experience|qualifications|abilities))?|experience(?: (?:and|&) skills)?|education(?: (?:and|&|\/) experience)?|licen[cs]es?|certifications?|eligibility)\b/i;
const isNoRequirement = /\b(?:benefits?|perks|offer|we provide|pay|compensation|equal opportunity)\b/i;

/** Reads what a posting requires: what follows a heading that says so, and sentences that require something. */
export function readRequirements(html: string): Requirement[] {
  const found = withChoices(sectionedOf(blocksOf(html)));
  const unique = [...new Map(found.map((one) => [one.text.toLowerCase(), one])).values()];
  const musts = unique.filter(({ kind }) => kind === "must");
  return [...musts, ...unique.filter(({ kind }) => kind === "nice")].slice(0, mostRequirements);
}

/** A section ends at the next heading, or where text follows its list. */
function sectionedOf(blocks: readonly Block[]): Requirement[] {
  let current: RequirementKind | undefined;
  let wasListed = false;
  return blocks.flatMap((block) => {
    const heading = headingIn(block);
    if (heading) {
      [current, wasListed] = [heading.rest === "" ? heading.kind : undefined, false];
      return heading.kind === undefined ? [] : requirementsIn(heading.rest, heading.kind);
    }
    if (wasListed && !block.isItem) current = undefined;
    wasListed = block.isItem;
    return current === undefined
      ? sentencesOf(block.text).flatMap(asking)
      : requirementsIn(block.text, current, block.isItem);
  });
}

interface Heading {
  /** Absent for any other heading. */
  readonly kind: RequirementKind | undefined;
  readonly rest: string;
}

/** A separate heading, or a label before a text: "Requirements: two years …". */
function headingIn({ text, isHeading, isItem }: Block): Heading | undefined {
  if (isHeading) return { kind: kindOfHeading(text), rest: "" };
  const [, label = "", rest = ""] = /^([\p{Lu}][\p{L}’' &/-]{2,40}):\s+(.+)$/u.exec(text) ?? [];
  if (!isItem && label !== "" && kindOfHeading(label)) return { kind: kindOfHeading(label), rest };
  const isBareHeading = !isItem && text.length <= 50 && !/[.!?;,]/.test(text) && /^\p{Lu}/u.test(text);
  return isBareHeading && kindOfHeading(text) ? { kind: kindOfHeading(text), rest: "" } : undefined;
}

function kindOfHeading(text: string): RequirementKind | undefined {
  if (isNoRequirement.test(text)) return undefined;
  if (nice.test(text)) return "nice";
  return must.test(text) ? "must" : undefined;
}

/** What postings say that isn't a requirement. */
const aside =
  /\b(?:schedules?|benefits?|we|you(?:['’]ll)? (?:will )?get|apply|equal opportunity|full[- ]time|part[- ]time|remotely?|hybrid|on site|place of work|questions go|conversations?|pay range|expected pay|compensation|salary)\b|[$€£]\s?\d/i;

/** Each item is a requirement; so is each sentence of a paragraph, unless it says something else. */
function requirementsIn(text: string, kind: RequirementKind, isItem = false): Requirement[] {
  const sentences = joined(sentencesOf(text.replaceAll(/;\s+(?!or\b|and\/or\b)/g, ". ")));
  return sentences.flatMap((sentence) => {
    const plain = sentence.replace(/^(?:\d{1,2}[.)]|and)\s+/i, "").replace(/[.;,]$/, "");
    if (plain.length < 2 || !/\p{L}/u.test(plain)) return [];
    if (!isItem && aside.test(plain) && !asks.test(plain)) return [];
    return asRequired(plain, kind) ?? [];
  });
}

/** A list's number isn't a sentence. */
function joined(sentences: readonly string[]): string[] {
  const all: string[] = [];
  for (const sentence of sentences) {
    if (/^\d{1,2}[.)]?$/.test(all.at(-1) ?? "")) all[all.length - 1] = `${all.at(-1)} ${sentence}`;
    else all.push(sentence);
  }
  return all;
}

/** "…; or" and "Or …" continue the previous requirement: one of them will do. */
function withChoices(requirements: readonly Requirement[]): Requirement[] {
  const all: Requirement[] = [];
  for (const requirement of requirements) {
    const before = all.at(-1);
    const isChoice = /\bor[.;,]?$/i.test(before?.text ?? "") || /^or\b/i.test(requirement.text);
    if (before && isChoice && before.kind === requirement.kind)
      all[all.length - 1] = { ...before, text: `${before.text} ${requirement.text}` };
    else all.push(requirement);
  }
  return all.map(({ text, kind }) => ({ text: text.slice(0, requirementCharacters), kind }));
}

const asks =
  /\b(?:must (?:have|be|hold|possess|know)|requires?|required|requirement|minimum of|at least \d|you (?:have|know|bring|hold|need)|should (?:have|know)|experience (?:with|in)|(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|ten) years?['’]? (?:of|in|with|as|experience)\b|degree|diploma|licen[cs]e[ds]?|certifi(?:ed|cation)|fluent|bilingual|proficien\w+|knowledge of|skills we ask for|needed|preferred|a plus|nice to have|helpful knowledge|counts)\b/i;
const aboutUs =
  /\b(?:we (?:have been|are a|offer|provide|pay)|our company|benefits|equal opportunity|years (?:in business|old)|founded|paid|salary|since \d{4}|apply)\b/i;

function asking(sentence: string): Requirement[] {
  if (!asks.test(sentence) || aboutUs.test(sentence) || sentence.length > requirementCharacters) return [];
  const requirement = asRequired(sentence.replace(/[.;]$/, ""), "must");
  return requirement ? [requirement] : [];
}
