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

  disk
      a disk that fills under a running server; needs the right to mount one
  uploads
      slow uploads and costly documents from many addresses
  hostile [--seconds S]
      files made to break readers; 25 seconds unless said, at most 60
  restarts [--restarts N]
      SIGTERM under load; 20 times unless said
  kill [--rounds N]
      kill -9 during acknowledged writes, imports and job alerts; 210 times unless said
  power [--cuts N]
      power cuts over recorded writes; 50 unless said; needs Linux with glibc and cc
  hiring [--organizations N] [--postings N] [--applications N]
      a simulated year of hiring; 20, 200 and 2,000 unless said
  year [--people N] [--seed S]
      a simulated year of job alerts; 5,000 people unless said
  overload [--jobs N] [--seconds S]
      three times the searches that the server can handle; 100,000 postings and 15 seconds unless said, at most 30
`;

await runNamed(drills, usage);
