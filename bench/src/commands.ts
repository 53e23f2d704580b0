import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { root } from "./root.ts";

/** Runs one of the product's programs on this Node and returns what it printed. Throws if it fails. */
export async function runProgram(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  return run([process.execPath, ...parameters], environment);
}

export async function run(
  [program = "", ...parameters]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd: string = root,
): Promise<string> {
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0)
    throw new Error(`${program} ${parameters.join(" ")} ended with ${code}: ${errors.slice(-2000)}`);
  return output;
}
