import { parseArgs } from "node:util";
import { putAll } from "../features/exchange/commands/put.ts";
import { generatePostings } from "../generator/postings/generate.ts";
import { alone } from "./alone.ts";
import { openRecords, runCommand, UsageError } from "./command.ts";
import { progressBar } from "./progress-bar.ts";

const usage = `Usage: npm run generate -- --jobs N [--seed S] [--now ISO]

  --jobs N    how many postings
  --seed S    a different seed makes different postings; 1 by default
  --now ISO   the time that their dates count back from; now by default`;

const most = 10_000_000;

/** Generates postings: the same arguments give the same postings. */
await runCommand(usage, async () => {
  const options = readOptions(process.argv.slice(2));
  const records = await openRecords();
  try {
    const now = options.now ?? records.clock.now();
    const bar = progressBar("Generating", options.jobs);
    const drafts = generatePostings({ count: options.jobs, seed: options.seed, now });
    const { added, updated, unchanged } = await alone(records, () =>
      putAll(records, "generated", drafts, { progress: (done) => bar.at(done) }),
    );
    bar.end();
    process.stdout.write(
      `Generated ${options.jobs} postings: ${added} added, ${updated} updated, ${unchanged} unchanged.\n`,
    );
    return 0;
  } finally {
    await records.database.close();
  }
});

function readOptions(args: string[]): { jobs: number; seed: number; now: number | undefined } {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: "string" }, seed: { type: "string", default: "1" }, now: { type: "string" } },
  });
  const jobs = wholeNumber("--jobs", values.jobs, most);
  const seed = wholeNumber("--seed", values.seed, 2 ** 32 - 1);
  const now = values.now === undefined ? undefined : Date.parse(values.now);
  if (now !== undefined && Number.isNaN(now))
    throw new UsageError("--now takes a time such as 2026-11-02T09:00:00Z.");
  return { jobs, seed, now };
}

function wholeNumber(name: string, text: string | undefined, largest: number): number {
  if (text === undefined) throw new UsageError(`${name} is missing.`);
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= largest)) throw new UsageError(`${name} takes a whole number up to ${largest}.`);
  return number;
}
