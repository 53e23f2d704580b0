import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runProgram } from "./commands.ts";
import { readOptions, whole } from "./options.ts";
import type { Report } from "./report.ts";
import { root, serverCommand } from "./root.ts";
import { startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const restarts = 3;

/** From a new clone to the ready line, and from spawn to the ready line with many postings. */
export async function benchmarkStart(parameters: string[]): Promise<Report> {
  const { jobs } = readOptions(parameters, { jobs: whole(100_000) });
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-start-"));
  try {
    // The first clone warms npm's cache; the second one counts.
    const clones = [await startClone(join(folder, "first")), await startClone(join(folder, "second"))];
    const { indexing, again } = await startOver(jobs, join(folder, "data"));
    const firstSearch = (await searchFirst(join(folder, "demo"))) / 1000;
    const clone = Math.round(clones[1]! / 100) / 10;
    const restart = median(again) / 1000;
    return {
      name: "start",
      figures: {
        cloneToReadySeconds: clones.map((milliseconds) => milliseconds / 1000),
        firstSearchSeconds: firstSearch,
        postings: jobs,
        firstStartSeconds: indexing / 1000,
        startSeconds: again.map((milliseconds) => milliseconds / 1000),
      },
      tables: [
        {
          title: "Seconds until ready",
          head: ["", ""],
          rows: [
            ["a new clone, npm's cache as it was", clones[0]! / 1000],
            ["a new clone, npm's cache warm", clones[1]! / 1000],
            ["an empty folder: until a search finds the demo's postings", firstSearch],
            [`${jobs} postings, no index yet`, indexing / 1000],
            [`${jobs} postings`, restart],
          ],
        },
      ],
      floors: [
        { what: "a new clone, s", measured: clone, most: 90 },
        { what: "an empty folder, until the first search, s", measured: firstSearch, most: 10 },
        { what: `${jobs} postings, s`, measured: restart, most: 3 },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the clone to the ready line. Clones the last commit. */
async function startClone(folder: string): Promise<number> {
  const start = performance.now();
  await run(["git", "clone", "--quiet", "--no-hardlinks", root, folder]);
  const server = await startServer(["npm", "start"], { cwd: folder });
  const milliseconds = Math.round(performance.now() - start);
  await server.stop();
  return milliseconds;
}

/** M-47: milliseconds from the start on an empty folder, which fills itself, to a search that finds something. */
async function searchFirst(folder: string): Promise<number> {
  const start = performance.now();
  const server = await startServer(["npm", "start"], { environment: { DATA_DIR: folder } });
  const answer = await fetch(`${server.url}/rest/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "nurse" }),
  });
  const { documents } = (await answer.json()) as { documents: unknown[] };
  const milliseconds = Math.round(performance.now() - start);
  await server.stop();
  if (documents.length === 0) throw new Error("The first search found nothing.");
  return milliseconds;
}

async function startOver(jobs: number, folder: string): Promise<{ indexing: number; again: number[] }> {
  const environment = { DATA_DIR: folder, NODE_ENV: "production" };
  await runProgram(["server/src/main/generate.ts", "--jobs", String(jobs)], environment);
  const times: number[] = [];
  for (let start = 0; start <= restarts; start++) {
    const server = await startServer(serverCommand, { environment });
    times.push(server.readyMilliseconds);
    await server.stop();
  }
  const [indexing, ...again] = times;
  return { indexing: indexing!, again };
}
