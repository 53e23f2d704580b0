import { type Load, runNamed } from "./run-named.ts";

/** Attacks and accidents that take minutes. Each is bounded in time and count, and stays on loopback. */
const drills: Readonly<Record<string, Load>> = {
  disk: async () => (await import("./drills/disk.ts")).drillDisk,
  uploads: async () => (await import("./drills/uploads.ts")).drillUploads,
  hostile: async () => (await import("./drills/hostile.ts")).drillHostile,
  restarts: async () => (await import("./drills/restarts.ts")).drillRestarts,
  kill: async () => (await import("./drills/kill.ts")).drillKill,
  power: async () => (await import("./drills/power.ts")).drillPower,
  hiring: async () => (await import("./drills/hiring.ts")).drillHiring,
  year: async () => (await import("./drills/year.ts")).drillYear,
  overload: async () => (await import("./drills/overload.ts")).drillOverload,
};

const usage = `Usage: npm run drill -- NAME

${Object.keys(drills)
  .map((name) => `  ${name}\n`)
  .join("")}`;

await runNamed(drills, usage);
