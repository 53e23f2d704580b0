import { closeSync, existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { openLog } from "../../src/platform/log.ts";
import { LogStream } from "../../src/platform/log-stream.ts";

/** A Linux device that is always full. */
const fullDisk = "/dev/full";

it.runIf(existsSync(fullDisk))(
  "lines that a full disk does not take are lost, counted, and end nothing",
  async () => {
    const descriptor = openSync(fullDisk, "w");
    const stream = new LogStream(descriptor);
    const log = openLog("info", stream);
    for (const line of ["first", "second"]) log.info(line);
    await expect.poll(() => stream.linesLost).toBe(2);
    log.info("third");
    stream.end();
    await expect.poll(() => stream.linesLost).toBe(3);
    closeSync(descriptor);
  },
);
