import { describeMachine } from "./machine.ts";
import { readOptions, UsageError } from "./options.ts";
import { publish, type Report } from "./report.ts";

/** Loads a benchmark or a drill on its own, without the others' packages. One without parameters takes no options. */
export type Load = () => Promise<(parameters: string[]) => Promise<Report>>;

/**
 * Runs the one that the command line names and publishes its report. Without a name it prints the usage; what can't run
 * is refused in one line.
 */
export async function runNamed(known: Readonly<Record<string, Load>>, usage: string): Promise<void> {
  const [name, ...parameters] = process.argv.slice(2);
  if (name === undefined) return refuse(usage);
  const machine = describeMachine();
  try {
    const load = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!load) throw new UsageError(`Nothing here is called ${name}, but ${Object.keys(known).join(", ")}.`);
    const run = await load();
    if (run.length === 0) readOptions(parameters, {});
    process.exitCode = publish(await run(parameters), machine) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    refuse(`${error.message}\n`);
  }
}

function refuse(text: string): void {
  process.stderr.write(text);
  process.exitCode = 2;
}
