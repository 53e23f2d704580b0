import { day, hour, minute } from "../../../platform/durations.ts";

const units = [
  [day, "d"],
  [hour, "h"],
  [minute, "min"],
  [1000, "s"],
] as const;

/** A duration in its two largest units: "2 h 5 min". */
export function duration(milliseconds: number): string {
  let rest = Math.max(0, Math.round(milliseconds));
  const largest = units.findIndex(([size]) => rest >= size);
  if (largest === -1) return `${rest} ms`;
  const parts = units.slice(largest, largest + 2).flatMap(([size, unit]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return parts.join(" ");
}

/** "3 min ago", or "in 3 min". */
export function relative(instant: number, now: number): string {
  return instant <= now ? `${duration(now - instant)} ago` : `in ${duration(instant - now)}`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}
