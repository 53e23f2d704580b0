export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** Prints the closing line that `.ci/run` adds up, and sets the exit code. */
export function announce({ passed, failed }: Totals): void {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
