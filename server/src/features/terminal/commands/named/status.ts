import { getHeapStatistics } from "node:v8";
import { z } from "zod";
import { lastSequence } from "../../../../platform/events/follower.ts";
import { answered, type PartHealth } from "../../../../platform/health.ts";
import { isoTime } from "../../../../platform/iso-time.ts";
import { occurredAfter } from "../../queries/events.ts";
import { duration, megabytes } from "../../rules/amounts.ts";
import { faultText } from "../../rules/plain-text.ts";
import { table } from "../../rules/table.ts";
import { type CommandParts, defineCommand } from "./command.ts";

export const status = defineCommand({
  name: "status",
  usage: "",
  summary: "How this process is: memory, event loop, tasks, event log, and each part of /readyz",
  arguments: z.tuple([]),
  async run(parts) {
    // Looked at first: the rest of the command would count as delay.
    const facts = factsOf(parts);
    return [
      table(["Process", ""], [...facts, ...(await followed(parts))]),
      table(["Part", "", "Answered in", ""], await partsHealth(parts)),
    ].join("\n\n");
  },
});

function factsOf({ process: own, clock, eventLoop, logLevel, worker }: CommandParts): string[][] {
  const { name, hostname, role, version, started_at } = own();
  const now = clock.now();
  const { rss, heapUsed } = process.memoryUsage();
  const { p99, longest, over } = eventLoop.take();
  const { level, until } = logLevel.now;
  return [
    ["Name", `${name} on ${hostname}, role ${role}`],
    ["Version", `${version}, Node ${process.versions.node}`],
    ["Up", `${duration(now - started_at)}, since ${isoTime(started_at)}`],
    ["Memory", megabytes(rss)],
    ["Heap", `${megabytes(heapUsed)} of ${megabytes(getHeapStatistics().heap_size_limit)}`],
    [
      "Event loop",
      `late by ${longest.toFixed(0)} ms at most, p99 ${p99.toFixed(0)} ms, in ${duration(over)}`,
    ],
    ["Log level", until === undefined ? level : `${level} for ${duration(until - now)}`],
    ...worker
      .atWork()
      .map((task) => ["At work", `${task.name} ${task.id} for ${duration(now - task.since)}`]),
  ];
}

/** How far each follower of the event log is. */
async function followed({ database, clock, followers }: CommandParts): Promise<string[][]> {
  const last = await lastSequence(database.read);
  const lines = Object.entries(followers).map(async ([name, follower]) => {
    const position = follower.position();
    const since = position < last ? await occurredAfter(database.read, position) : undefined;
    const lag =
      since === undefined
        ? "up to date"
        : `${last - position} events behind, ${duration(clock.now() - since)}`;
    return [name, lag];
  });
  return [["Event log", `${last} events`], ...(await Promise.all(lines))];
}

async function partsHealth({ probes }: CommandParts): Promise<string[][]> {
  const asked = Object.entries(probes).map(async ([name, probe]) => {
    const start = performance.now();
    const health = await answered(probe);
    return [name, health.ok ? "ok" : "BAD", duration(performance.now() - start), details(health)];
  });
  return Promise.all(asked);
}

const noteCharacters = 200;

function details(health: PartHealth): string {
  const figures = Object.entries(health).filter(([name]) => name !== "ok" && name !== "note");
  const shown = figures.map(([name, value]) => `${name} ${figureText(value)}`).join(", ");
  return [shown, faultText(health.note ?? "", noteCharacters)].filter(Boolean).join(". ");
}

function figureText(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en-US") : String(value);
}
