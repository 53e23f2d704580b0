import { workerData } from "node:worker_threads";

const pause = 50;
const parent = process.ppid;

const { bytes, processorMilliseconds } = workerData as { bytes: number; processorMilliseconds: number };

/**
 * Ends the process if it exceeds its memory or CPU time, or if its parent is gone. Runs in its own thread, so a
 * document that blocks the main thread can't prevent it.
 */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > processorMilliseconds * 1000) process.kill(process.pid, "SIGXCPU");
  if (process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, "SIGABRT");
}, pause);
