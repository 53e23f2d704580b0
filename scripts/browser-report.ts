/** The parts that we read from the output of Playwright's reporter `json`. */
export interface BrowserReport {
  /** One for each file. */
  readonly suites: readonly Suite[];
  readonly stats: Readonly<Record<Status, number>>;
}

type Status = "expected" | "unexpected" | "flaky" | "skipped";

interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  /** Relative to the tests' folder. */
  readonly file: string;
  readonly tests: readonly { readonly status: Status }[];
}

interface BrowserTest {
  /** Relative to the project's root. */
  readonly file: string;
  /** The titles of its groups, then its own. */
  readonly titles: readonly string[];
  /** Whether it passed only on a retry. */
  readonly flaky: boolean;
}

export function testsIn({ suites }: BrowserReport): BrowserTest[] {
  return suites.flatMap((file) => testsOf(file, []));
}

function testsOf({ specs, suites = [] }: Suite, groups: readonly string[]): BrowserTest[] {
  return [
    ...specs.map(({ title, file, tests }) => ({
      file: `e2e/test/${file}`,
      titles: [...groups, title],
      flaky: tests.some(({ status }) => status === "flaky"),
    })),
    ...suites.flatMap((group) => testsOf(group, [...groups, group.title])),
  ];
}
