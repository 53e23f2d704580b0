import { describeMachine } from "./machine.ts";
import { publish, type Report } from "./report.ts";

/** Loads a benchmark or a drill on its own, without the others' packages. */
export type Load = () => Promise<(parameters: string[]) => Promise<Report>>;

/** Runs the one that the command line names and publishes its report. Prints the usage if the name is unknown. */
export async function runNamed(known: Readonly<Record<string, Load>>, usage: string): Promise<void> {
  const [name = "", ...parameters] = process.argv.slice(2);
  const load = known[name];
  if (!load) {
    process.stderr.write(usage);
    process.exit(2);
  }
  const machine = describeMachine();
  const run = await load();
  process.exitCode = publish(await run(parameters), machine) ? 0 : 1;
}
