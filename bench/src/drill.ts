import { describeMachine } from "./machine.ts";
import { publish, type Report } from "./report.ts";

type Drill = () => Promise<(parameters: string[]) => Promise<Report>>;

/** Attacks and accidents that take minutes: each is bounded in time and count, and stays on loopback. */
const drills: Readonly<Record<string, Drill>> = {
  disk: async () => (await import("./drills/disk.ts")).drillDisk,
  uploads: async () => (await import("./drills/uploads.ts")).drillUploads,
  restarts: async () => (await import("./drills/restarts.ts")).drillRestarts,
  kill: async () => (await import("./drills/kill.ts")).drillKill,
  power: async () => (await import("./drills/power.ts")).drillPower,
  overload: async () => (await import("./drills/overload.ts")).drillOverload,
};

const usage = `Usage: npm run drill -- NAME

${Object.keys(drills)
  .map((name) => `  ${name}\n`)
  .join("")}`;

const [name = "", ...parameters] = process.argv.slice(2);
const load = drills[name];
if (!load) {
  process.stderr.write(usage);
  process.exit(2);
}
const machine = describeMachine();
const run = await load();
process.exitCode = publish(await run(parameters), machine) ? 0 : 1;
