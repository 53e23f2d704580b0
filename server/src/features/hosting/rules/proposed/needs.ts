import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { tidy } from "../../../exchange/rules/tidy.ts";
import { itemOf } from "../list-item.ts";
import { proposal } from "./proposal.ts";

type Field = "mustHave" | "niceToHave";

const heading =
  /^(?<nice>nice[- ]to[- ]haves?|(?:preferred|desired|desirable)(?: qualifications?| skills| experience| requirements)?|bonus points|pluses|a plus|se valora|deseable)\b.{0,20}:?$|^(?<must>(?:(?:job|minimum|basic|key|position) )?requirements?|(?:minimum |basic )?(?:required|mandatory)(?: qualifications?| skills| experience)?|must[- ]haves?|(?:minimum |basic )?qualifications?(?: required)?|what you(?:'|’)?ll need|what you(?:'|’)?ll bring|what you need|who you are|you have|requisitos)\b.{0,20}:?$/i;
const inline = /\s*[•●▪■◦]\s*/;
/** As in the contract. A list that the form can't hold isn't proposed: accepting it would refuse the whole form. */
const longest = 3_000;
const mostItems = 100;

/** Bullets under a heading that names requirements. */
export function needsIn(text: string): ProposedValue[] {
  const needs: Record<Field, string[]> = { mustHave: [], niceToHave: [] };
  const under: Partial<Record<Field, string>> = {};
  let current: Field | undefined;
  for (const line of text.split(/\r?\n/)) {
    const groups = heading.exec(line.trim())?.groups;
    const item = itemOf(line, current !== undefined);
    if (groups) {
      current = groups["nice"] === undefined ? "mustHave" : "niceToHave";
      under[current] ??= line.trim();
    } else if (current && item !== undefined)
      needs[current].push(...separate(tidy(item), startsCounting.test(line)));
    else if (line.trim() !== "") current = undefined;
  }
  return (["mustHave", "niceToHave"] as const).flatMap((field) => {
    if (needs[field].length > mostItems) return [];
    const items = withChoices(needs[field]);
    const value = items.join("\n");
    return value === "" || value.length > longest
      ? []
      : [proposal(field, value, items.join("; "), under[field] ?? "")];
  });
}

const startsCounting = /^\s*\(?1[.)]\s/;

/** The items of a list that lost its line breaks: "1. A license 2. A truck". */
function separate(item: string, isFirst: boolean): string[] {
  const [first = "", ...rest] = item.split(/\s+(\d{1,2})[.)]\s+(?=\p{L})/u);
  const isList =
    isFirst && rest.length > 0 && rest.every((text, at) => at % 2 === 1 || text === String(at / 2 + 2));
  const items = isList ? [first, ...rest.filter((_, at) => at % 2 === 1)] : [item];
  return items.flatMap((each) => each.split(inline)).filter(Boolean);
}

/** "…; or" goes on with the next item: one of them will do. */
function withChoices(items: readonly string[]): string[] {
  const all: string[] = [];
  for (const item of items)
    if (/\bor[,;:]?$/i.test(all.at(-1) ?? "")) all[all.length - 1] = `${all.at(-1)} ${item}`;
    else all.push(item);
  return all;
}
