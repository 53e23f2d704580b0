import { debugHeader, debugParts } from "@candor/contract/debug";
import { developerModeName, isDeveloperMode } from "./is-developer-mode.ts";
import { storedValue, storeValue, type ValueStorage } from "./stored-values.ts";

const switchesName = "debugSwitches";

/** E-32: what can be switched in developer mode. The server is told about the first two (C-04). */
export const debugSwitches = [...debugParts, "http"] as const;
export type DebugSwitch = (typeof debugSwitches)[number];

export function setDeveloperMode(storage: ValueStorage, isOn: boolean): void {
  storeValue(storage, developerModeName, isOn);
}

/** The switches that are on; none outside developer mode. */
export function debugSwitchesOn(storage: ValueStorage): readonly DebugSwitch[] {
  if (!isDeveloperMode(storage)) return [];
  const stored = storedValue(storage, switchesName);
  return debugSwitches.filter((name) => Array.isArray(stored) && stored.includes(name));
}

export function setDebugSwitch(storage: ValueStorage, name: DebugSwitch, isOn: boolean): void {
  const others = debugSwitchesOn(storage).filter((other) => other !== name);
  storeValue(storage, switchesName, isOn ? [...others, name] : others);
}

/** The headers of every call (C-04). */
export function debugHeaders(storage: ValueStorage): Readonly<Record<string, string>> {
  const parts = debugSwitchesOn(storage).filter((name) => name !== "http");
  return parts.length > 0 ? { [debugHeader]: parts.join(", ") } : {};
}
