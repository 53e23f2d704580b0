import { type MessageKey, message } from "@candor/contract/messages/message";
import { useId } from "react";
import { changeDebugSwitch, changeDeveloperMode, useDeveloper } from "../developer/switches.ts";
import { type DebugSwitch, debugSwitches } from "../wire/developer-mode.ts";
import { SettingsSection } from "./settings-section.tsx";

const labels: Readonly<Record<DebugSwitch, MessageKey>> = {
  trace: "account.debugTrace",
  frames: "account.debugFrames",
  http: "account.debugHttp",
};

/** S-24, E-32: this browser's switches for people who report errors; only scripts read them. */
export function DeveloperMode() {
  const hint = useId();
  const { isOn, switches } = useDeveloper();
  if (switches === undefined) return null;
  return (
    <SettingsSection title={message("account.developerMode")}>
      <Switch
        label={message("account.developerModeSwitch")}
        isOn={isOn}
        hint={hint}
        change={changeDeveloperMode}
      />
      {isOn &&
        debugSwitches.map((name) => (
          <Switch
            key={name}
            label={message(labels[name])}
            isOn={switches.split(",").includes(name)}
            hint={hint}
            change={(wanted) => changeDebugSwitch(name, wanted)}
          />
        ))}
      <p id={hint}>{message("account.developerModeHint")}</p>
    </SettingsSection>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /** The id of its description. */
  readonly hint: string;
  readonly change: (isOn: boolean) => void;
}

function Switch({ label, isOn, hint, change }: SwitchProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={hint}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
