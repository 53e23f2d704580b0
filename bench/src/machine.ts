import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem } from "node:os";
import { root } from "./root.ts";

/** Where and when figures were measured: without that they mean nothing. */
export interface Machine {
  readonly date: string;
  /** What was measured: the last commit, and whether files differed from it. */
  readonly commit: string;
  readonly cores: number;
  readonly model: string;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** Processes that wanted a core in the minute before. More than zero means that the machine was not idle. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  const processors = cpus();
  const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
  return {
    date: new Date().toISOString(),
    commit: `${git("rev-parse", "--short=12", "HEAD")}${changed ? " and changes" : ""}`,
    cores: processors.length,
    model: processors[0]?.model ?? "unknown",
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
}
