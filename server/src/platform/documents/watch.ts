import { workerData } from "node:worker_threads";

const pause = 50;
const parent = process.ppid;

/**
 * Ends the process that holds more bytes than it may, or whose parent is gone: a document that takes all of the main
 * thread's time cannot put this off.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > (workerData as number) || process.ppid !== parent)
    process.kill(process.pid, "SIGABRT");
}, pause);
