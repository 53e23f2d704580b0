import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runProgram } from "../commands.ts";
import type { Report } from "../report.ts";
import { serverCommand } from "../root.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { rounded } from "../statistics.ts";
import { type Attack, costlyDocuments, slowUploads } from "./upload-attacks.ts";
import { beHonest, type Honest, newDraft } from "./upload-callers.ts";

const seconds = 25;
/** An attack runs this long before we measure what others notice of it. */
const headStart = 3000;
const mebibyte = 1024;

interface Phase extends Honest {
  readonly name: string;
  readonly attackersRefused: number;
  /** The server process's peak in MiB, and its growth over the time before the phase. */
  readonly peak: number;
  readonly growth: number;
}

/**
 * Slow uploads and costly documents from many addresses, and what honest people notice of them. The drill plays the
 * addresses itself, as a proxy on loopback, and stops after two minutes.
 */
export async function drillUploads(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "candor-drill-uploads-"));
  const environment = { DATA_DIR: folder, NODE_ENV: "production", TRUSTED_PROXIES: "127.0.0.1" };
  try {
    await runProgram(["server/src/main/generate.ts", "--jobs", "500"], environment);
    const server = await startServer(serverCommand, { environment });
    try {
      return reportOn(await drill(server));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drill(server: ServerProcess): Promise<Phase[]> {
  const draft = await newDraft(server.url);
  await beHonest(server.url, draft, 5);
  return [
    await phase(server, "nobody", () => beHonest(server.url, draft, seconds)),
    await attacked(server, "slow uploads", draft, slowUploads),
    await attacked(server, "costly documents", draft, costlyDocuments),
  ];
}

function attacked(
  server: ServerProcess,
  name: string,
  draft: string,
  begin: (url: string, draft: string) => Attack,
): Promise<Phase> {
  return phase(server, name, async () => {
    const attack = begin(server.url, draft);
    await wait(headStart);
    const honest = await beHonest(server.url, draft, seconds);
    const attackersRefused = attack.refused();
    await attack.stop();
    return { ...honest, attackersRefused };
  });
}

async function phase(
  { pid }: ServerProcess,
  name: string,
  run: () => Promise<Honest & { attackersRefused?: number }>,
): Promise<Phase> {
  const before = resident(pid);
  let peak = before;
  const looking = setInterval(() => (peak = Math.max(peak, resident(pid))), 100);
  const honest = await run();
  clearInterval(looking);
  return { name, attackersRefused: 0, ...honest, peak, growth: peak - before };
}

/** In MiB. */
function resident(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / mebibyte);
}

function reportOn(phases: readonly Phase[]): Report {
  const attacks = phases.slice(1);
  const [quiet, slow, costly] = phases as [Phase, Phase, Phase];
  return {
    name: "drill-uploads",
    figures: { secondsEach: seconds, phases },
    tables: [
      {
        title: "Honest people, in ms, while somebody attacks",
        head: ["", "upload p50", "p95", "p99", "failed", "page p50", "p99", "failed", "MiB at most", "more"],
        rows: phases.map(({ name, uploads, uploadsThatFailed, pages, pagesThatFailed, peak, growth }) => [
          name,
          uploads.p50,
          uploads.p95,
          uploads.p99,
          uploadsThatFailed,
          pages.p50,
          pages.p99,
          pagesThatFailed,
          peak,
          growth,
        ]),
      },
    ],
    floors: [
      { what: "memory for 540 MB of slow uploads, MiB", measured: slow.growth, most: 400 },
      ...attacks.flatMap(({ name, uploads, uploadsThatFailed, pagesThatFailed }) => [
        {
          what: `honest uploads p95 during ${name}, times that without an attack`,
          measured: rounded(uploads.p95 / quiet.uploads.p95),
          most: 10,
        },
        { what: `honest uploads that failed during ${name}`, measured: uploadsThatFailed, most: 0 },
        { what: `pages that failed during ${name}`, measured: pagesThatFailed, most: 0 },
      ]),
      { what: "attackers refused during slow uploads", measured: slow.attackersRefused, least: 1 },
      { what: "attackers refused during costly documents", measured: costly.attackersRefused, least: 1 },
    ],
    goals: attacks.flatMap(({ name, uploads, pages }) => [
      { what: `honest uploads p95 during ${name}, ms`, measured: uploads.p95, most: 5000 },
      { what: `pages p99 during ${name}, ms`, measured: pages.p99, most: 1000 },
    ]),
  };
}
