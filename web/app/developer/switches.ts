import { useSyncExternalStore } from "react";
import {
  type DebugSwitch,
  debugSwitchesOn,
  isDeveloperMode,
  setDebugSwitch,
  setDeveloperMode,
} from "../wire/developer-mode.ts";
import { browserStorage } from "../wire/stored-values.ts";

interface Developer {
  readonly isOn: boolean;
  /** Undefined while the server's rendering is shown. */
  readonly switches: string | undefined;
}

/** E-32: what this browser keeps for developers, as it is now, in whichever tab it was changed. */
export function useDeveloper(): Developer {
  const isOn = useSyncExternalStore(
    subscribe,
    () => isDeveloperMode(browserStorage()),
    () => false,
  );
  // A text: what is read must be equal to what was read before.
  const switches = useSyncExternalStore(
    subscribe,
    () => debugSwitchesOn(browserStorage()).join(),
    () => undefined,
  );
  return { isOn, switches };
}

export function changeDeveloperMode(isOn: boolean): void {
  setDeveloperMode(browserStorage(), isOn);
  tell();
}

export function changeDebugSwitch(name: DebugSwitch, isOn: boolean): void {
  setDebugSwitch(browserStorage(), name, isOn);
  tell();
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}
