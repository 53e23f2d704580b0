import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that passed only on a retry, and why the first try failed. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reason = test.result().errors?.[0]?.message.split("\n")[0] ?? "for an unknown reason";
    this.#flaky.push(`${test.fullName} (${reason})`);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) process.stdout.write(`passed only when tried again: ${test}\n`);
  }
}
