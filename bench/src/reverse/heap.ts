import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What this process holds, after everything that nobody holds is gone. */
export function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
