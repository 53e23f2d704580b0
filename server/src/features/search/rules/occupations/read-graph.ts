import type { Occupation } from "./occupation.ts";

/**
 * Reads a table of occupations. `# Name` opens a group; every other line is one family:
 * `Title | alias, alias | Neighbour, Neighbour | de: alias, alias; es: alias`.
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

function occupationOf(line: string, group: string): Occupation {
  const [title = "", aliases = "", neighbours = "", foreign = ""] = line
    .split("|")
    .map((part) => part.trim());
  const translations = foreign.split(";").map((language) => language.slice(language.indexOf(":") + 1));
  return {
    title,
    group,
    aliases: [aliases, ...translations].flatMap(namesIn),
    neighbours: namesIn(neighbours),
  };
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
