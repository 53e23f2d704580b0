import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Heap size of this process after a garbage collection. */
export function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
