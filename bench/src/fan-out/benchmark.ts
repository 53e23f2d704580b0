import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Applicant } from "../applying/people.ts";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { serverCommand } from "../root.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { median, rounded, summarize } from "../statistics.ts";
import { type Listeners, openListeners } from "./listeners.ts";
import { makeUp } from "./records.ts";

const origin = "https://candor.test";
/** Longer than a server waits between two messages to the same page. */
const restMilliseconds = 1000;
/** Everybody must hear a decision within this many milliseconds. */
const most = 1000;

/** Announces one decision to its organization's open pages: when the first, the median and the last hear it. */
export async function benchmarkFanOut(parameters: string[]): Promise<Report> {
  const { sockets, rounds, ...wanted } = readOptions(parameters, {
    sockets: whole(1000),
    members: whole(250),
    rounds: whole(20),
  });
  const folder = await mkdtemp(join(tmpdir(), "candor-fan-out-"));
  const environment = { DATA_DIR: folder, PUBLIC_URL: origin };
  try {
    const members = Math.min(wanted.members, sockets);
    const made = await makeUp(environment, { members, applications: rounds + 1 });
    const server = await startServer(serverCommand, { environment });
    try {
      return reportOn({ sockets, members }, await measure(server, made, sockets));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Round {
  /** Since the press, in milliseconds. */
  readonly acknowledged: number;
  readonly heard: readonly number[];
}

interface Measured {
  readonly rounds: readonly Round[];
  /** In MiB. */
  readonly memory: { readonly before: number; readonly listening: number; readonly afterwards: number };
}

async function measure(
  { url, pid }: ServerProcess,
  { members, applicationIds }: Awaited<ReturnType<typeof makeUp>>,
  sockets: number,
): Promise<Measured> {
  const hirer = members[0]!;
  const [warmUp = "", ...others] = applicationIds;
  await decide(url, hirer, warmUp);
  const before = residentMemory(pid);
  const authorizations = Array.from(
    { length: sockets },
    (_, at) => members[at % members.length]!.authorization,
  );
  const listeners = await openListeners({ url, origin }, authorizations);
  await setTimeout(restMilliseconds);
  const listening = residentMemory(pid);
  const rounds: Round[] = [];
  for (const id of others) {
    rounds.push(await oneDecision(url, hirer, id, listeners));
    await setTimeout(restMilliseconds);
  }
  const memory = { before, listening, afterwards: residentMemory(pid) };
  listeners.close();
  return { rounds, memory };
}

async function oneDecision(url: string, hirer: Applicant, id: string, listeners: Listeners): Promise<Round> {
  const start = performance.now();
  await decide(url, hirer, id);
  const acknowledged = performance.now() - start;
  const times = await listeners.heard(id);
  return { acknowledged, heard: times.map((time) => time - start) };
}

async function decide(url: string, { authorization }: Applicant, id: string): Promise<void> {
  const answer = await fetch(`${url}/rest/organization/applications/${id}/decision`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ stage: "interview" }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A decision was answered ${answer.status}: ${text}`);
}

/** In MiB; unknown outside Linux. */
function residentMemory(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}

function reportOn(
  { sockets, members }: { readonly sockets: number; readonly members: number },
  { rounds, memory }: Measured,
): Report {
  const perRound = rounds.map(({ acknowledged, heard }) => {
    const { p50, p99, max } = summarize(heard);
    return { acknowledged, first: Math.min(...heard), p50, p99, last: max };
  });
  const of = (what: keyof (typeof perRound)[number]) => {
    const fromPress = perRound.map((round) => round[what]);
    const afterwards = perRound.map((round) => round[what] - round.acknowledged);
    return {
      fromPress: rounded(median(fromPress)),
      afterAcknowledgement: rounded(median(afterwards)),
      worstAfterAcknowledgement: rounded(Math.max(...afterwards)),
    };
  };
  const heard = { first: of("first"), median: of("p50"), p99: of("p99"), last: of("last") };
  const kibibytesPerSocket = Math.round(((memory.listening - memory.before) * 1024) / sockets);
  return {
    name: "fan-out",
    figures: {
      mode: "one server process, SQLite; the sockets are one other process on the same machine",
      sockets,
      members,
      rounds: rounds.length,
      acknowledged: of("acknowledged").fromPress,
      heard,
      serverMemoryMb: memory,
      kibibytesPerSocket,
    },
    tables: [
      {
        title: `One decision, heard by ${sockets} sockets of ${members} members; medians of ${rounds.length} decisions, ms`,
        head: ["", "from the press", "after the acknowledgement", "worst round after it"],
        rows: Object.entries(heard).map(([who, times]) => [who, ...Object.values(times)]),
      },
      {
        title: "The server's resident memory, MiB",
        head: ["before", "with the sockets", "after the decisions", "KiB a socket"],
        rows: [[memory.before, memory.listening, memory.afterwards, kibibytesPerSocket]],
      },
    ],
    floors: [
      {
        what: "the last socket, worst round, ms after the acknowledgement",
        measured: heard.last.worstAfterAcknowledgement,
        most,
      },
    ],
  };
}
