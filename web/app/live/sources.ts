import type { Cancel } from "../wire/clock.ts";

type Load = () => void;

const sources = new Set<Load>();

/** L-06: how to load again something that this page has loaded and keeps, until the returned function is called. */
export function addSource(load: Load): Cancel {
  sources.add(load);
  return () => void sources.delete(load);
}

/** Loads again whatever has a source. */
export function loadAgain(): void {
  for (const load of sources) load();
}
