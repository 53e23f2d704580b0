import { z } from "zod";
import { latestRuns, sourcesWithFaultsFirst } from "../../../exchange/queries/overview.ts";
import { duration, relative } from "../../rules/amounts.ts";
import { faultText, oneLine } from "../../rules/plain-text.ts";
import { table } from "../../rules/table.ts";
import { type CommandParts, defineCommand } from "./command.ts";

const mostShown = 15;
const nameCharacters = 40;
const faultCharacters = 160;

export const imports = defineCommand({
  name: "imports",
  usage: "",
  summary: "Connected sources, those with faults first, and the latest imports",
  arguments: z.tuple([]),
  run: async (parts) => [await sources(parts), await runs(parts)].join("\n\n"),
});

async function sources({ database, clock }: CommandParts): Promise<string> {
  const now = clock.now();
  const rows = await sourcesWithFaultsFirst(database.read, mostShown);
  if (rows.length === 0) return "No source is connected.";
  const lines = rows.map((row) => [
    String(row.id),
    oneLine(row.organization, nameCharacters),
    row.kind,
    row.paused_at === null ? `next ${relative(row.next_at, now)}` : "paused",
    row.read_at === null ? "never read" : `read ${relative(row.read_at, now)}`,
    row.failures === 0 ? (row.outcome ?? "") : `failed ${row.failures} times`,
    faultText(row.fault ?? "", faultCharacters),
  ]);
  return table(["Source", "Organization", "Kind", "Fetched", "", "Last result", "Fault"], lines);
}

async function runs({ database, clock }: CommandParts): Promise<string> {
  const now = clock.now();
  const rows = await latestRuns(database.read, mostShown);
  if (rows.length === 0) return "Nothing was imported yet.";
  const lines = rows.map((row) => [
    String(row.id),
    oneLine(row.source, nameCharacters),
    row.state,
    relative(row.started_at, now),
    row.finished_at === null ? "" : duration(row.finished_at - row.started_at),
    row.applied.added ?? "",
    row.applied.updated ?? "",
    row.applied.unchanged ?? "",
    row.applied.closed ?? "",
  ]);
  return table(
    ["Import", "Source", "State", "Started", "Took", "Added", "Updated", "Unchanged", "Closed"],
    lines,
  );
}
