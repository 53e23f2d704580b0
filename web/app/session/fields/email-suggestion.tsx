import { message } from "@candor/contract/messages/message";
import { Button } from "../../ui/button.tsx";
import type { Typed } from "./typed-fields.ts";

interface EmailSuggestionProps {
  /** The address that was probably meant; without one nothing is offered. */
  readonly suggestion: string | undefined;
  /** The address as it was refused. */
  readonly typed: string | undefined;
}

/**
 * V-08: takes a correction of the address, with scripts and without. It stands behind the form's own button, which the
 * Enter key presses: sending the same address again takes it as it is.
 */
export function EmailSuggestion({ suggestion, typed }: EmailSuggestionProps) {
  return (
    suggestion !== undefined && (
      <>
        <input type="hidden" name="asTyped" value={typed} />
        <Button tone="quiet" name="suggestion" value={suggestion}>
          {message("form.useSuggestion", { suggestion })}
        </Button>
      </>
    )
  );
}

/** The address that a form was sent with, and whether the person was asked about its spelling before. */
export function emailOf(typed: Typed): { readonly email: string; readonly asTyped?: true } {
  const email = typed("suggestion") || typed("email");
  const asked = typed("asTyped");
  return { email, ...(asked !== "" && asked === email && { asTyped: true as const }) };
}
