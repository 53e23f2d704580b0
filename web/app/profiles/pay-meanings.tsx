import { Button } from "../ui/button.tsx";
import { meanings, meantText, type Pay, payText } from "./stated-pay.ts";

interface PayMeaningsProps {
  /** The buttons' name. */
  readonly name: string;
  readonly pay: Pay;
  readonly busy: boolean;
}

/** Both readings of an amount whose unit is unlikely. Either one goes on. */
export function PayMeanings({ name, pay, busy }: PayMeaningsProps) {
  return (
    <div className="actions">
      {meanings(pay).map((meant) => (
        <Button key={meant.type} tone="quiet" name={name} value={meantText(meant)} busy={busy}>
          {payText(meant)}
        </Button>
      ))}
    </div>
  );
}
