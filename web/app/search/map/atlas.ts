import type { Topology } from "topojson-client";
import states from "us-atlas/states-10m.json?url";
import countries from "world-atlas/countries-110m.json?url";

/** The contents of a map sheet: the land, and the shapes whose borders are drawn on it. */
export interface Atlas {
  readonly topology: Topology;
  readonly land: string;
  readonly parts: string;
}

const sources = {
  states: { url: states, land: "nation", parts: "states" },
  world: { url: countries, land: "land", parts: "countries" },
} as const;

export type AtlasName = keyof typeof sources;

const opened = new Map<AtlasName, Promise<Atlas>>();

/** Loaded once. @throws if the network fails: the next try loads it again */
export function openAtlas(name: AtlasName): Promise<Atlas> {
  const reading = opened.get(name) ?? read(name);
  opened.set(name, reading);
  reading.catch(() => opened.delete(name));
  return reading;
}

async function read(name: AtlasName): Promise<Atlas> {
  const { url, ...shapes } = sources[name];
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return { topology: (await answer.json()) as Topology, ...shapes };
}
