import { basename } from "node:path";
import { parseArgs } from "node:util";
import { applyRun } from "../features/exchange/commands/apply.ts";
import { draftsOf } from "../features/exchange/commands/drafts.ts";
import { stage } from "../features/exchange/commands/stage.ts";
import { FileFault } from "../features/exchange/rules/file-fault.ts";
import { readPostings } from "../features/exchange/rules/read-postings.ts";
import { type Format, formats } from "../features/exchange/rules/source-posting.ts";
import { loadPlaces } from "../platform/places/places.ts";
import { alone } from "./alone.ts";
import { openRecords, type Records, runCommand, UsageError } from "./command.ts";
import { openInput } from "./input.ts";
import { progressBar } from "./progress-bar.ts";

const usage = `Usage: npm run import -- FILE_OR_URL [--source NAME] [--organization NAME] [--format FORMAT] [--partial | --empty]

  --source NAME         where the postings come from; the file's name by default
  --organization NAME   whose postings they are, where a row names nobody
  --format FORMAT       one of ${formats.join(", ")}; recognized by default
  --partial             the file is not all of its source: nothing is closed
  --empty               a file without postings closes all of its source's; nothing is closed otherwise`;

interface Options {
  readonly input: string;
  readonly source: string;
  readonly organization: string | undefined;
  readonly format: Format | undefined;
  readonly partial: boolean;
  readonly empty: boolean;
}

await runCommand(usage, async () => {
  const options = readOptions(process.argv.slice(2));
  const records = await openRecords();
  try {
    return await alone(records, () => importFile(records, options));
  } finally {
    await records.database.close();
  }
});

function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: "string" },
      organization: { type: "string" },
      format: { type: "string" },
      partial: { type: "boolean", default: false },
      empty: { type: "boolean", default: false },
    },
  });
  const [input] = positionals;
  if (!input || positionals.length > 1) throw new UsageError("Name one file or one address.");
  if (values.format !== undefined && !isFormat(values.format))
    throw new UsageError(`There is no format ${values.format}.`);
  if (values.partial && values.empty)
    throw new UsageError("A partial file closes nothing: leave out --empty.");
  const { organization, format, partial, empty } = values;
  return { input, source: values.source?.trim() || sourceName(input), organization, format, partial, empty };
}

function isFormat(text: string): text is Format {
  return (formats as readonly string[]).includes(text);
}

/** "nyc-jobs" for /data/nyc-jobs.csv.gz; host and path for an address. */
function sourceName(input: string): string {
  if (/^https?:/.test(input)) return `${new URL(input).host}${new URL(input).pathname}`.replace(/\/$/, "");
  return basename(input).replace(/(\.(csv|tsv|json|jsonl|xml|html?|gz))+$/i, "");
}

async function importFile(records: Records, options: Options): Promise<number> {
  const tally: Tally = { read: 0, refused: 0, omitted: 0, anonymous: 0 };
  const input = await openInput(options.input);
  const bar = progressBar("Reading", input.size);
  const context = {
    source: options.source,
    ...(options.organization !== undefined && { organization: options.organization }),
    places: loadPlaces(),
    now: records.clock.now(),
  };

  const rows = readPostings(bar.watch(input.bytes), { format: options.format });
  const drafts = draftsOf(rows, context, {
    read: () => {
      tally.read += 1;
    },
    refused({ row, reason, known }) {
      tally.refused += 1;
      bar.say(`Row ${row} is refused: ${reason}`);
      if (!known) tally.anonymous += 1;
    },
    omitted({ row, reason }) {
      tally.omitted += 1;
      bar.say(`Row ${row}: ${reason}`);
    },
  });

  const kept = () => whyKept(tally, options);
  let runId: number;
  try {
    runId = await stage(records, options.source, drafts, () => !options.partial && kept() === undefined);
  } catch (error) {
    bar.end();
    if (!(error instanceof FileFault)) throw error;
    process.stderr.write(`${options.input} is refused, and nothing was changed: ${error.message}\n`);
    return 1;
  }
  bar.end();
  const applying = progressBar("Applying", tally.read);
  const applied = await applyRun(records, runId, { progress: (rows) => applying.at(rows) });
  applying.end();
  process.stdout.write(summary(options.source, tally, applied, kept()));
  return 0;
}

interface Tally {
  read: number;
  refused: number;
  /** Values left out of rows that were taken. */
  omitted: number;
  /** Refused rows that don't say which posting they are. */
  anonymous: number;
}

/** Why postings that the file doesn't have stay open, although the file should be all of its source. */
function whyKept({ read, refused, anonymous }: Tally, { partial, empty }: Options): string | undefined {
  if (partial) return undefined;
  if (anonymous > 0) return "a refused row without an id of its own could be any posting of the source";
  if (read + refused > 0 || empty) return undefined;
  return "the file has no postings. If its source has none either, add --empty";
}

function summary(
  source: string,
  tally: Tally,
  applied: { added: number; updated: number; unchanged: number; closed: number },
  kept: string | undefined,
): string {
  const repeated = tally.read - applied.added - applied.updated - applied.unchanged;
  return (
    `Imported from ${source}: ${tally.read + tally.refused} rows read, ${applied.added} added, ` +
    `${applied.updated} updated, ${applied.unchanged} unchanged, ${applied.closed} closed, ${tally.refused} refused` +
    (tally.omitted > 0 ? `, ${tally.omitted} ${tally.omitted === 1 ? "value" : "values"} left out` : "") +
    `${repeated > 0 ? `, ${repeated} repeated by a later row with the same number` : ""}.\n` +
    (kept ? `Nothing was closed: ${kept}.\n` : "")
  );
}
