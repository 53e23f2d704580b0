import type { Facts } from "./facts.ts";
import type { Random } from "./random.ts";

/** The title as an employer would write it: level, then perhaps specialty, hours, remote. */
export function titleOf(facts: Facts, random: Random): string {
  const base = random.pick(facts.level.titles).replace("_", facts.title.name);
  const extras: string[] = [];
  if (facts.specialty !== undefined && random.chance(0.42)) extras.push(capitalized(facts.specialty));
  if (facts.hours.label !== "" && random.chance(0.55)) extras.push(facts.hours.label);
  if (facts.remote.kind === "remote" && random.chance(0.6)) extras.push("Remote");
  if (facts.remote.kind === "hybrid" && random.chance(0.12)) extras.push("Hybrid");
  return extras.reduce((title, extra) => joined(title, extra, random), base);
}

function joined(title: string, extra: string, random: Random): string {
  const way = random.below(5);
  if (way < 2) return `${title} - ${extra}`;
  return way < 4 ? `${title} (${extra})` : `${title}, ${extra}`;
}

/** "labor and delivery" becomes "Labor and Delivery"; "ICU" stays. */
function capitalized(words: string): string {
  return words.replace(/(?<![\p{L}'])\p{Ll}[\p{L}']*/gu, (word) =>
    word === "and" ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
