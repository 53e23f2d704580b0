/** npm and a supervisor may each pass on the same signal: what follows within so many milliseconds is its echo. */
const echo = 1000;

/** Stops at the first SIGTERM or SIGINT. Another one that is no echo of it ends the process at once, with 1. */
export function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let toldAt: number | undefined;
  const told = (signal: string): void => {
    if (toldAt === undefined) {
      toldAt = performance.now();
      void stop(signal);
    } else if (performance.now() - toldAt > echo) process.exit(1);
  };
  process.on("SIGTERM", told);
  process.on("SIGINT", told);
}
