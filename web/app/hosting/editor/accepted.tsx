import { message } from "@candor/contract/messages/message";
import { counted } from "../../wording/counted.ts";

/** How many fields a text filled in. Takes the focus, and so comes into view: the pressed button is gone. */
export default function Accepted({ count }: { readonly count: number }) {
  return (
    <p tabIndex={-1} autoFocus ref={focused}>
      <strong>{count === 0 ? message("hosting.filledInNone") : counted("hosting.filledIn", count)}</strong>
    </p>
  );
}

function focused(element: HTMLElement | null): void {
  element?.focus();
}
