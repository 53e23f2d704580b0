/** Milliseconds of processor time that this thread takes for some work: what else runs on the machine doesn't count. */
export function processorTime(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}
