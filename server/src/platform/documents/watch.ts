import { workerData } from "node:worker_threads";

const pause = 50;
const parent = process.ppid;

const { bytes, processorMilliseconds } = workerData as { bytes: number; processorMilliseconds: number };

/**
 * Ends the process that holds more bytes or has used more of a processor than it may, or whose parent is gone: a
 * document that takes all of the main thread's time cannot put this off.
 */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > processorMilliseconds * 1000) process.kill(process.pid, "SIGXCPU");
  if (process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, "SIGABRT");
}, pause);
