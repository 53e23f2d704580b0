/**
 * Runs the operator's program again and again in one process: what it loads takes half a second each time. It is forked
 * by `operator.ts`, which sends the words of one command at a time.
 */
const program = process.argv[2];
let runs = 0;

process.on("message", (command: Command) => {
  void run(command).then((outcome) => process.send?.(outcome));
});

/** The program writes its errors and exits with its code, as it always does: here both become the outcome. */
async function run({ folder, words }: Command): Promise<Outcome> {
  const outcome = { code: 1, errors: "" };
  process.env["DATA_DIR"] = folder;
  process.argv.splice(2, Infinity, ...words);
  process.stderr.write = (text: string | Uint8Array) => {
    outcome.errors += String(text);
    return true;
  };
  process.exit = ((code?: number) => {
    outcome.code = code ?? 0;
  }) as typeof process.exit;
  runs += 1;
  await import(`${program}?run=${runs}`).catch((error: unknown) => {
    outcome.errors += String(error);
  });
  return outcome;
}

export interface Command {
  readonly folder: string;
  readonly words: readonly string[];
}

export interface Outcome {
  readonly code: number;
  readonly errors: string;
}
