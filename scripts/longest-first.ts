import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of the slow suite that take a minute or more. The one that starts last would run alone. */
const longest = ["slow/interviews.test.ts", "slow/kill.test.ts", "slow/process.test.ts", "slow/year.test.ts"];

/** Starts the longest files first, and the others in their usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((end) => moduleId.endsWith(end));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
