import type { Defect } from "./defect.ts";
import type { Ran } from "./run-tests.ts";

/** Why a defect's test proves nothing; undefined if it does. */
export type Fault = string | undefined;

/** Without the defect, its test must exist and pass. */
export function faultWithout(defect: Defect, ran: readonly Ran[]): Fault {
  const own = testsOf(defect, ran);
  if (own.length === 0) return "there is no such test";
  const failed = own.find(({ failures }) => failures.length > 0);
  return failed && `fails without it: ${reasonOf(failed)}`;
}

/** With the defect, an assertion of the test must fail: an error would say nothing about the defense. */
export function faultWith(defect: Defect, ran: readonly Ran[]): Fault {
  const own = testsOf(defect, ran);
  if (own.length === 0) return "its test did not run";
  const failed = own.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return "survives";
  const broken = failed.find(({ failures }) => !failures.every(isAssertion));
  return broken && `its test breaks rather than fails: ${reasonOf(broken)}`;
}

function testsOf({ test: [file, title] }: Defect, ran: readonly Ran[]): Ran[] {
  return ran.filter((one) => one.file === file && one.title.includes(title));
}

/** How Vitest's messages begin when an `expect` fails. */
const assertions = [
  /^AssertionError\b/,
  /^Error: Snapshot .* mismatched/,
  /^Error: promise resolved .* instead of rejecting/,
];

function isAssertion(failure: string): boolean {
  return assertions.some((assertion) => assertion.test(failure));
}

function reasonOf({ failures: [first = ""] }: Ran): string {
  return first.split("\n", 1)[0] ?? "";
}
