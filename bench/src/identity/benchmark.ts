import { readOptions, several, whole } from "../options.ts";
import type { Report, Table } from "../report.ts";
import { startPostgres } from "../search/peers/postgres-server.ts";
import { type Figures, measure } from "./measures.ts";
import { openRecords } from "./records.ts";

const kinds = ["SQLite", "PostgreSQL"] as const;

type Measured = Readonly<Record<(typeof kinds)[number], readonly Figures[]>>;

/** What a session costs, and how that grows with the number of live sessions. */
export async function benchmarkIdentity(parameters: string[]): Promise<Report> {
  const { sessions } = readOptions(parameters, {
    sessions: several([1000, 100_000, 1_000_000], whole(0)),
  });
  // Each size adds to the one before.
  const sizes = sessions.toSorted((a, b) => a - b);
  const SQLite = await measureAll(sizes, undefined);
  const server = await startPostgres();
  try {
    return reportOn({ SQLite, PostgreSQL: await measureAll(sizes, server.url) });
  } finally {
    await server.stop();
  }
}

async function measureAll(sizes: readonly number[], url: string | undefined): Promise<Figures[]> {
  const records = await openRecords(url);
  try {
    const measured: Figures[] = [];
    for (const sessions of sizes) measured.push(await measure(records, sessions));
    return measured;
  } finally {
    await records.close();
  }
}

function reportOn(measured: Measured): Report {
  const overheads = kinds.map((kind) => ({
    what: `p99 of an authorised call's overhead on ${kind}, most sessions, ms`,
    measured: measured[kind].at(-1)?.gate.p99 ?? Number.NaN,
  }));
  return {
    name: "identity",
    figures: { measured },
    tables: kinds.map((kind) => tableOf(kind, measured[kind])),
    floors: overheads.map((overhead) => ({ ...overhead, most: 1 })),
    goals: overheads.map((overhead) => ({ ...overhead, most: 0.3 })),
  };
}

function tableOf(kind: string, figures: readonly Figures[]): Table {
  return {
    title: kind,
    head: [
      "sessions",
      "first call of a session, p50 ms",
      "p99 ms",
      "further calls, p50 ms",
      "p99 ms",
      "refresh p50 ms",
      "p99 ms",
      "codes/s",
      "passwords/s",
    ],
    rows: figures.map(({ sessions, first, gate, refresh, codesPerSecond, passwordsPerSecond }) => [
      sessions,
      first.p50,
      first.p99,
      gate.p50,
      gate.p99,
      refresh.p50,
      refresh.p99,
      codesPerSecond,
      passwordsPerSecond,
    ]),
  };
}
