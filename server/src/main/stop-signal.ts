/** npm and a supervisor may each forward the same signal: a signal within this many milliseconds is an echo. */
const echo = 1000;

/** Stops at the first SIGTERM or SIGINT. A second one that isn't an echo ends the process at once, with code 1. */
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
