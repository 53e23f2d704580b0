import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { DrillButton } from "./drill-button.tsx";
import { SocketLine } from "./socket-line.tsx";
import { ThrowOnPress, ThrowOnRender } from "./throwers.tsx";

/** The faults that every page has to take, whatever it shows. */
export function DrillList() {
  return (
    <ul className="ledger drills">
      <Drill name="slow" button={<DrillButton press="slow" />} says="connectivity.slow" />
      <Drill
        name="networkLoss"
        button={<DrillButton press="networkLoss" />}
        says="connectivity.reconnecting"
      />
      <Drill
        name="serverError"
        button={<DrillButton press="serverError" />}
        says="search.somethingWentWrong"
      />
      <Drill name="unavailable" button={<DrillButton press="unavailable" />} says="problem.unavailable" />
      <Drill name="socketDrop" button={<DrillButton press="socketDrop" />}>
        <SocketLine />
      </Drill>
      <Drill name="sessionEnd" button={<DrillButton press="sessionEnd" />} says="session.expired" />
      <Drill name="thrownOnPress" button={<ThrowOnPress />} says="error.tryAgainOrContactSupport" />
      <Drill name="thrownOnRender" button={<ThrowOnRender />} says="error.failed" />
    </ul>
  );
}

type DrillBody = MessageKey extends infer K ? (K extends `drills.body.${infer Name}` ? Name : never) : never;

interface DrillProps {
  readonly name: DrillBody;
  readonly button: ReactNode;
  /** What one reads when it is seen. */
  readonly says?: MessageKey;
  readonly children?: ReactNode;
}

function Drill({ name, button, says, children }: DrillProps) {
  return (
    <li>
      <div>
        <h3>{message(`drills.name.${name}`)}</h3>
        <p>{message(`drills.body.${name}`)}</p>
        {says && <p className="drill-words">{message(says)}</p>}
        {children}
      </div>
      {button}
    </li>
  );
}
