import { message } from "@candor/contract/messages/message";
import { useId, useSyncExternalStore } from "react";
import { isDeveloperMode, setDeveloperMode } from "../wire/developer-mode.ts";
import { SettingsSection } from "./settings-section.tsx";

/** S-24, E-32: a switch of this browser, for who reports errors; scripts alone read it. */
export function DeveloperMode() {
  const hint = useId();
  const isOn = useSyncExternalStore(subscribe, read, () => undefined);
  if (isOn === undefined) return null;
  return (
    <SettingsSection title={message("account.developerMode")}>
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={hint}
          onChange={({ currentTarget }) => write(currentTarget.checked)}
        />
        {message("account.developerModeSwitch")}
      </label>
      <p id={hint}>{message("account.developerModeHint")}</p>
    </SettingsSection>
  );
}

const listeners = new Set<() => void>();

function read(): boolean {
  return isDeveloperMode(localStorage);
}

function write(isOn: boolean): void {
  setDeveloperMode(localStorage, isOn);
  for (const listener of listeners) listener();
}

/** Other tabs of this browser change it too. */
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}
