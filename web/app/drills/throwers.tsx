import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { changeDeveloperMode, useDeveloper } from "../developer/switches.ts";
import { Button } from "../ui/button.tsx";

/** Nobody catches it: the page's own error report does. */
function fail(): never {
  throw new Error("The lemur pulled a wire.");
}

export function ThrowOnPress() {
  return <ScriptedButton label={message("drills.start.thrownOnPress")} press={fail} />;
}

/** what a developer is shown instead. */
export function ThrowAsDeveloper() {
  const { isOn } = useDeveloper();
  return (
    <>
      <ScriptedButton
        label={message("drills.start.thrownOnPress")}
        press={() => {
          changeDeveloperMode(true);
          fail();
        }}
      />
      {isOn && (
        <ScriptedButton
          label={message("drills.leaveDeveloperMode")}
          press={() => changeDeveloperMode(false)}
        />
      )}
    </>
  );
}

export function ThrowOnRender() {
  const [failing, setFailing] = useState(false);
  if (failing) fail();
  return <ScriptedButton label={message("drills.start.thrownOnRender")} press={() => setFailing(true)} />;
}

/** Without scripts there is nothing to fail. */
function ScriptedButton({ label, press }: { label: string; press: () => void }) {
  const { switches } = useDeveloper();
  if (switches === undefined) return <p className="unstated">{message("drills.needsScripts")}</p>;
  return (
    <Button type="button" tone="quiet" onClick={press}>
      {label}
    </Button>
  );
}
