import { limits } from "@candor/contract/limits";
import type { Metric } from "@candor/contract/metrics/shapes";
import { here } from "./here.ts";
import { isRefused } from "./is-refused.ts";

let waiting: Metric[] = [];

/** Stores a measurement until it is sent. Drops those above the limit. */
export function measure(name: string, value: number, attributes: Metric["attributes"] = {}): void {
  if (isRefused() || waiting.length >= limits.metricsPerCall) return;
  waiting.push({ ...metric(name, attributes), value });
}

/** A measurement or act, with the page's route and nothing about the visitor. */
export function metric(name: string, attributes: Metric["attributes"] = {}): Metric {
  return { name, at: new Date().toISOString(), attributes: { page: here.route, ...attributes } };
}

/** Returns the waiting measurements and clears them. */
export function takeMeasurements(): readonly Metric[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
