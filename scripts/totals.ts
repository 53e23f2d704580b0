export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

/** A file that doesn't load, or a set-up that breaks, fails without a failed test. */
export function withExitCode(code: number, totals: Totals): Totals {
  return { ...totals, failed: code === 0 ? totals.failed : Math.max(totals.failed, 1) };
}

/** Prints the closing line that `.ci/run` reads, and sets the exit code. */
export function announce({ passed, failed, skipped = 0 }: Totals): void {
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  process.stdout.write(`${passed} passed, ${failed} failed${rest}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
