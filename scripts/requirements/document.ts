import { deviations } from "./deviations.ts";
import { type Area, areas, requirementsOf } from "./ids.ts";
import type { Titled } from "./titles.ts";

const head = `# Requirements

Each requirement, and the tests whose titles name it. \`npm run requirements\` writes this page: what is changed here
by hand is lost. The names of requirements, and decisions that deviate from them, are in \`scripts/requirements\`.`;

const sections = Object.keys(areas) as Area[];

/** The requirements page, in Markdown, for the existing tests. */
export function requirementsDocument(tests: readonly Titled[]): string {
  const places = placesById(tests);
  const all = sections.flatMap(requirementsOf);
  const open = all.filter(({ id }) => !places.has(id)).length;
  const sum = `Tests name ${all.length - open} of ${all.length} requirements; ${open} are open.`;
  const lists = sections.map((area) => {
    const entries = requirementsOf(area).map(({ id, name }) => entry(id, name, places.get(id) ?? []));
    return `## ${areas[area]}\n\n${entries.join("\n")}`;
  });
  return `${[head, sum, ...lists].join("\n\n")}\n`;
}

/** Ids in titles that no requirement has. */
export function unknownIds(tests: readonly Titled[]): string[] {
  const known = new Set(sections.flatMap(requirementsOf).map(({ id }) => id));
  return [...placesById(tests).keys()].filter((id) => !known.has(id)).toSorted();
}

function entry(id: string, name: string, places: Iterable<string>): string {
  const deviation = deviations[id];
  const decided = deviation && `decided otherwise: ${deviation.what} ([ADR](adr/${deviation.adr}))`;
  const lines = [...(decided ? [decided] : []), ...[...places].toSorted()];
  const state = lines.length === 0 ? ": open" : "";
  return [`- **${id}** ${name}${state}`, ...lines.map((line) => `  - ${line}`)].join("\n");
}

/** Each id in titles, with where it occurs. An id in a group's title is listed once, for the whole group. */
function placesById(tests: readonly Titled[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, titles } of tests)
    for (const [at, title] of titles.entries())
      for (const id of idsIn(title)) {
        const place = `\`${file}\` ${plain(titles.slice(0, at + 1).join(" › "))}`;
        found.set(id, (found.get(id) ?? new Set()).add(place));
      }
  return found;
}

function idsIn(title: string): string[] {
  return title.match(new RegExp(`(?<![\\w-])[${sections.join("")}]-\\d{2}(?![\\w-])`, "g")) ?? [];
}

/** A title as plain text: escapes what Markdown would interpret. */
function plain(title: string): string {
  return title.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<>|#]/g, String.raw`\$&`);
}
