import type { Occupation } from "./occupation.ts";

/**
 * Reads a table of occupations. `# Name` opens a group; every other line is one family:
 * `Title | alias, alias | Neighbor, Neighbor | de: alias, alias; es: alias`.
 */
export function readGraph(table: string): Occupation[] {
  let group = "";
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => {
      if (!line.startsWith("# ")) return [occupationOf(line, group)];
      group = line.slice(2);
      return [];
    });
}

/** The families with more titles from a table: `Family: title, title`. */
export function withTitles(families: readonly Occupation[], table: string): Occupation[] {
  const further = new Map(
    table
      .trim()
      .split("\n")
      .map((line) => line.split(": "))
      .map(([family = "", titles = ""]) => [family, namesIn(titles)]),
  );
  const unknown = [...further.keys()].filter((title) => !families.some((family) => family.title === title));
  if (unknown.length > 0) throw new Error(`These families are not in the graph: ${unknown.join(", ")}.`);
  return families.map((family) => {
    const aliases = new Set([...family.aliases, ...(further.get(family.title) ?? [])]);
    return { ...family, aliases: [...aliases] };
  });
}

function occupationOf(line: string, group: string): Occupation {
  const [title = "", aliases = "", neighbors = "", foreign = ""] = line.split("|").map((part) => part.trim());
  const translations = foreign.split(";").map((language) => language.slice(language.indexOf(":") + 1));
  return {
    title,
    group,
    aliases: [aliases, ...translations].flatMap(namesIn),
    neighbors: namesIn(neighbors),
  };
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
