import type { Cancel } from "../wire/clock.ts";

type Reload = () => void;

const reloads = new Set<Reload>();

/** L-06: how to load again something that this page has loaded and keeps, until the returned function is called. */
export function addReload(reload: Reload): Cancel {
  reloads.add(reload);
  return () => void reloads.delete(reload);
}

/** Loads everything again that has a way to. */
export function reloadAll(): void {
  for (const reload of reloads) reload();
}
