import { useSyncExternalStore } from "react";
import {
  type DebugSwitch,
  debugSwitchesOn,
  setDebugSwitch,
  setDeveloperMode,
} from "../wire/developer-mode.ts";
import { isDeveloperMode } from "../wire/is-developer-mode.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { followSwitches, tellThisTab } from "./follow-switches.ts";

interface Developer {
  readonly isOn: boolean;
  /** Undefined while the server-rendered page is shown. */
  readonly switches: string | undefined;
}

/** E-32: this browser's developer settings, kept current with every tab. */
export function useDeveloper(): Developer {
  const isOn = useSyncExternalStore(
    followSwitches,
    () => isDeveloperMode(browserStorage()),
    () => false,
  );
  // A string, so that two reads of the same switches are equal.
  const switches = useSyncExternalStore(
    followSwitches,
    () => debugSwitchesOn(browserStorage()).join(),
    () => undefined,
  );
  return { isOn, switches };
}

export function changeDeveloperMode(isOn: boolean): void {
  setDeveloperMode(browserStorage(), isOn);
  tellThisTab();
}

export function changeDebugSwitch(name: DebugSwitch, isOn: boolean): void {
  setDebugSwitch(browserStorage(), name, isOn);
  tellThisTab();
}
