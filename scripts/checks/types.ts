import { spawnSync } from "node:child_process";
import { root } from "../bootstrap/places.mjs";

/** Several checkers would each check what they share. */
const oneChecker = ["--checkers", "1"];

/** The compiler has no module of that name, or no types for it. */
const isMissing = /: error TS(?:2307|7016): .* module '(?!@candor\/|\.)/;

/**
 * What the compiler finds wrong with benchmarks, without the files that import a package: benchmarks' own packages
 * aren't installed where changes are checked.
 */
export function benchFaults(output: string): string[] {
  const faults = output.split("\n").filter((line) => line.includes(": error "));
  const unknown = new Set(faults.filter((line) => isMissing.test(line)).map(fileOf));
  return faults.filter((line) => !unknown.has(fileOf(line)));
}

function fileOf(fault: string): string {
  return fault.slice(0, fault.indexOf("("));
}

function compile(...parameters: string[]) {
  const program = ["node_modules/typescript/bin/tsc", ...parameters, ...oneChecker];
  return spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
}

if (import.meta.main) {
  const product = compile("--build");
  // They are compared with the product's types, which come from its build.
  const faults = product.status === 0 ? benchFaults(compile("--noEmit", "--project", "bench").stdout) : [];
  process.stdout.write([product.stdout, ...faults].join("\n"));
  process.exitCode = product.status === 0 && faults.length === 0 ? 0 : 1;
}
