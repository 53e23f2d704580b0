import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { run } from "./commands.ts";
import { type Option, readOptions } from "./options.ts";
import type { Floor, Report } from "./report.ts";
import { root } from "./root.ts";
import { median, rounded } from "./statistics.ts";

const newYork: Option<string> = {
  usual: join(root, "..", "shared", "data", "nyc-jobs.csv.gz"),
  takes: "the file of New York City's jobs",
  read: (file) => (existsSync(file) ? resolve(file) : undefined),
};
const rounds = 3;
const generatedRows = 4000;

/** The whole import command over real postings, or over made-up ones if the real ones are absent. */
export async function benchmarkImport(parameters: string[]): Promise<Report> {
  const { "new-york": real } = readOptions(parameters, { "new-york": newYork });
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-import-"));
  try {
    const isReal = existsSync(real);
    const file = isReal ? real : writeCsv(join(folder, "generated.csv"));
    const seconds: number[] = [];
    let rows = 0;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const output = await run(["npm", "run", "import", "--", file], {
        DATA_DIR: join(folder, `data-${round}`),
      });
      seconds.push(rounded((performance.now() - start) / 1000));
      rows = Number(/(\d+) rows read/.exec(output)?.[1]);
    }
    const copies = isReal ? copiesTold(join(folder, "data-0", "candor.db")) : undefined;
    return reportOn({ source: isReal ? basename(real) : "generated", rows, seconds, copies });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A plain CSV of generated postings. */
function writeCsv(file: string): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = ["id,title,company,description"];
  for (const { sourceId, title, organization = "", text } of generatePostings({
    count: generatedRows,
    seed: 1,
    now: Date.now(),
  }))
    lines.push([sourceId, title, organization, text].map(quoted).join(","));
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

interface Copies {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/**
 * Pairs of postings in one cluster against pairs with the same Job ID, which the source gives a vacancy that it
 * publishes twice. A posting's number at the source is the Job ID and the posting type.
 */
function copiesTold(file: string): Copies {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT source_id, cluster_id FROM posting").all();
  database.close();
  const jobOf = (row: (typeof rows)[number]) => String(row["source_id"]).split("-")[0];
  const told = rows.filter((row) => row["cluster_id"] !== null);
  const found = pairsWithin(told, (row) => row["cluster_id"]);
  const gold = pairsWithin(rows, jobOf);
  const right = pairsWithin(told, (row) => `${String(row["cluster_id"])} ${jobOf(row)}`);
  const [precision, recall] = [right / found, right / gold];
  return {
    pairs: gold,
    precision: rounded(precision),
    recall: rounded(recall),
    f1: rounded((2 * precision * recall) / (precision + recall)),
  };
}

function pairsWithin<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): number {
  return [...Map.groupBy(rows, groupOf).values()].reduce(
    (sum, { length }) => sum + (length * (length - 1)) / 2,
    0,
  );
}

interface Measured {
  readonly source: string;
  readonly rows: number;
  readonly seconds: readonly number[];
  readonly copies: Copies | undefined;
}

function reportOn({ source, rows, seconds, copies }: Measured): Report {
  const middle = median(seconds);
  const floors: Floor[] = [{ what: "the whole command, s", measured: middle, most: 5 }];
  if (copies) floors.push({ what: "pair F1 of copies", measured: copies.f1, least: 0.9 });
  return {
    name: "import",
    figures: { source, rows, seconds, rowsPerSecond: Math.round(rows / middle), copies },
    tables: [
      {
        title: `Import of ${rows} rows (${source})`,
        head: ["", ""],
        rows: [
          ["the whole command, s", middle],
          ["rows a second", Math.round(rows / middle)],
          ...(copies
            ? [
                ["pairs of one Job ID", copies.pairs],
                ["precision of pairs", copies.precision],
                ["recall of pairs", copies.recall],
                ["F1 of pairs", copies.f1],
              ]
            : []),
        ],
      },
    ],
    floors,
  };
}
