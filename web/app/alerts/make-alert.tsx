import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import "../styles/text-button.css";

interface MakeAlertProps {
  /** The search's parameters. */
  readonly parameters: URLSearchParams;
  readonly label?: string;
}

/** M-33: one press makes a job alert from a search. A plain form: it needs no script. */
export function MakeAlert({ parameters, label = message("alerts.make") }: MakeAlertProps) {
  return (
    <form className="make-alert" method="post" action={addresses.newAlert(parameters)}>
      <button className="text-button">{label}</button>
    </form>
  );
}
