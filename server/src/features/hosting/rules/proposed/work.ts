import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { jobTypeOf, jobTypeTitled } from "../../../exchange/rules/normalize/job-type.ts";
import { statementsIn } from "../../../jobs/rules/stated/stated-facts.ts";
import { agreed, proposal } from "./proposal.ts";

const typeLabel =
  /^(?:job type|employment type|position type|employee ?status|duration|type|employment|contract|tipo de empleo)\s*:\s*(?<type>.+)$/i;
/** A line that says nothing else: "Full-time, permanent position". */
const typeAlone =
  /^(?:(?:long|short)[- ]term|(?:\d{1,2} ?(?:-|to) ?)?\d{1,2}\+? ?(?:months?|years?)(?: to \d (?:months?|years?))?|full[- ]?time|part[- ]?time|contract(?:or)?|permanent|perm|temporary|temp|seasonal|interim|freelance|per diem|fixed[- ]term|direct|hire|regular|position|job|role|opportunity|employee|only|to|or|and|w-?2|c2c|1099|[\s,/()&+–-])+[.!]?$/i;
const longestAlone = 60;
const typeTitled =
  /^(?:temporary|seasonal|interim)\b|[([–-]\s*(?<type>contract|temporary|temp|seasonal|permanent|freelance|per diem)\s*(?:[)\]]|$)/i;

export function typeIn([title = "", ...lines]: readonly string[]): ProposedValue[] {
  const titled = typeTitled.exec(title);
  const type = jobTypeTitled(title) ?? (titled ? jobTypeOf([titled[0]]) : undefined);
  if (type !== undefined) return [proposal("jobType", type, message(`jobType.${type}`), title)];
  for (const line of lines) {
    const stated =
      typeLabel.exec(line)?.groups?.["type"] ??
      (line.length <= longestAlone && typeAlone.test(line) ? line : undefined);
    const found = stated === undefined ? undefined : jobTypeOf([stated]);
    if (found !== undefined) return [proposal("jobType", found, message(`jobType.${found}`), line)];
  }
  return [];
}

export function scheduleIn(lines: readonly string[]): ProposedValue[] {
  const found = lines.flatMap((line) =>
    statementsIn("", line)
      .filter(({ fact }) => fact === "schedules")
      .flatMap(({ values }) => values)
      .map((value) => ({ value, line })),
  );
  const { value, line = "" } = agreed(found) ?? {};
  return value === "full" || value === "part"
    ? [proposal("schedule", value, message(`hosting.schedule.${value}`), line)]
    : [];
}

const weekly =
  /(?<before>.{0,30}?)(?<![\d.,])(?<low>\d{1,2}(?:\.5)?\+?\s*(?:-|–|to|a)\s*)?(?<![\d.,-])(?<hours>\d{1,2}(?:\.5)?)(?<more>\+?)\s*(?:-\s*)?(?:hours?|hrs?\.?|h|horas)(?:\s+of work)?\s*(?:(?:a|per|\/|each|every|por|a la|al|in a|-)\s*(?:work\s?)?(?:week|wk|semana)|weekly|semanales|(?<=[- ]h(?:ou)?rs?\s+)work\s?week)\b(?<after>.{0,60})/gi;
/** Hours that limit, or that are somebody else's. */
const noWorkingTime =
  /\b(?:up to|at least|minimum(?: of)?|min\.?|max(?:imum)?(?: of)?|more than|over|less than|fewer than|under|beyond|exceed(?:s|ing)?|hasta|más de)\s*(?:an? (?:average|avg\.?) of\s*)?[~≈]?\s*$/i;
const others =
  /\b(?:eligible|eligibility|benefits|qualify|insurance|overtime|on[- ]call|overlap|volunteers?|students?|accrue\w*|open|operat\w+|24\/7|if you|employees who|those who|depending)\b/i;

export function hoursIn(lines: readonly string[]): ProposedValue[] {
  const found = lines.flatMap((line) =>
    [...line.matchAll(weekly)].map(({ groups = {}, index }) => {
      const { low, more, hours = "", before = "", after = "" } = groups;
      const sentence = `${line.slice(Math.max(0, index - 30), index)}${before}`.split(/[.;!]\s/).at(-1) ?? "";
      const around = `${sentence} ${after.split(/[.;!]\s/)[0]}`;
      const isOpen = low !== undefined || more === "+" || noWorkingTime.test(before) || others.test(around);
      const isPossible = Number(hours) >= 4 && Number(hours) <= 80;
      return { value: isOpen || !isPossible ? "" : hours, line };
    }),
  );
  const { value = "", line = "" } = agreed(found) ?? {};
  return value === "" ? [] : [proposal("hoursPerWeek", value, value, line)];
}
