import { message } from "@candor/contract/messages/message";
import { Button } from "../ui/button.tsx";
import type { Typed } from "./typed-fields.ts";

interface EmailSuggestionProps {
  /** The address that was probably meant. Without it nothing is offered. */
  readonly suggestion: string | undefined;
  /** The refused address. */
  readonly typed: string | undefined;
}

/**
 * V-08: accepts a correction of the address, with scripts and without. It comes after the form's own button, which the
 * Enter key presses: sending the same address again accepts it as it is.
 */
export function EmailSuggestion({ suggestion, typed }: EmailSuggestionProps) {
  return (
    suggestion !== undefined && (
      <>
        <input type="hidden" name="asTyped" value={typed} />
        <p className="field-hint">{message("form.suggestionHint", { email: typed ?? "" })}</p>
        <Button tone="quiet" name="suggestion" value={suggestion}>
          {message("form.useSuggestion", { suggestion })}
        </Button>
      </>
    )
  );
}

/** The address in a form, and whether the person was already asked about its spelling. */
export function emailOf(typed: Typed): { readonly email: string; readonly asTyped?: true } {
  const email = typed("suggestion") || typed("email");
  const asked = typed("asTyped");
  return { email, ...(asked !== "" && asked === email && { asTyped: true as const }) };
}
