import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that passed only on a retry. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test.fullName);
  }

  onTestRunEnd(): void {
    for (const name of this.#flaky) process.stdout.write(`passed only when tried again: ${name}\n`);
  }
}
