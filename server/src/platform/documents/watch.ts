interface Bounds {
  /** The most memory that the process may use. */
  readonly bytes: number;
  readonly processorMilliseconds: number;
}

/**
 * Ends the process if it exceeds its memory or CPU time, or if its parent is gone. Runs in its own thread, so a
 * document that blocks the main thread can't prevent it.
 */
function watch({ bytes, processorMilliseconds }: Bounds): void {
  const pause = 50;
  const parent = process.ppid;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > processorMilliseconds * 1000) process.kill(process.pid, "SIGXCPU");
    if (process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, "SIGABRT");
  }, pause);
}

/** The thread's program, as JavaScript: for a file of TypeScript, each thread would load the compiler again. */
export function watching(bounds: Bounds): string {
  return `(${watch.toString()})(${JSON.stringify(bounds)})`;
}
