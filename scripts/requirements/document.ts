import { deviations } from "./deviations.ts";
import { type Area, areas, requirementsOf } from "./ids.ts";
import type { Titled } from "./titles.ts";

const head = `# Requirements

Each requirement, and the tests whose titles name it. \`npm test\` and \`npm run requirements\` write this page: what is
changed here by hand is lost. Names of requirements, and decisions that deviate from them, are in \`scripts/requirements\`.
`;

/** The page of requirements, in Markdown, for the tests that there are. */
export function requirementsDocument(tests: readonly Titled[]): string {
  const titlesOf = titlesById(tests);
  const isOpen = (id: string) => !titlesOf.has(id) && deviations[id] === undefined;
  const listed = (Object.keys(areas) as Area[]).map((area) => ({ area, all: requirementsOf(area) }));
  const all = listed.flatMap(({ all }) => all);
  const open = all.filter(({ id }) => isOpen(id));
  const sections = listed.map(
    (each) =>
      `## ${areas[each.area]}\n\n${each.all.map(({ id, name }) => entry(id, name, titlesOf)).join("\n")}`,
  );
  const sum = `${all.length - open.length} of ${all.length} are held by a test or decided otherwise; ${open.length} are open.`;
  return `${[head.trimEnd(), sum, ...sections].join("\n\n")}\n`;
}

/** Ids in titles that no requirement has. */
export function unknownIds(tests: readonly Titled[]): string[] {
  const known = new Set((Object.keys(areas) as Area[]).flatMap(requirementsOf).map(({ id }) => id));
  return [...titlesById(tests).keys()].filter((id) => !known.has(id)).toSorted();
}

function entry(id: string, name: string, titlesOf: ReadonlyMap<string, ReadonlySet<string>>): string {
  const deviation = deviations[id];
  const lines = [
    ...(deviation === undefined
      ? []
      : [`decided otherwise: ${deviation.what} ([ADR](adr/${deviation.adr}))`]),
    ...[...(titlesOf.get(id) ?? [])].toSorted(),
  ];
  const state = lines.length === 0 ? " — open" : "";
  return [`- **${id}** ${name}${state}`, ...lines.map((line) => `  - ${line}`)].join("\n");
}

/** Each id that titles carry, with the places of those tests. */
function titlesById(tests: readonly Titled[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, title } of tests)
    for (const id of idsIn(title)) {
      const line = `\`${file}\` ${plain(title)}`;
      found.set(id, (found.get(id) ?? new Set()).add(line));
    }
  return found;
}

function idsIn(title: string): string[] {
  const letters = Object.keys(areas).join("");
  return title.match(new RegExp(`(?<![\\w-])[${letters}]-\\d{2}(?![\\w-])`, "g")) ?? [];
}

/** A title as text, whatever it holds that Markdown would read. */
function plain(title: string): string {
  return title.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<>|#]/g, String.raw`\$&`);
}
