import { message } from "@candor/contract/messages/message";
import type { FormEvent, KeyboardEvent } from "react";
import { addresses } from "../addresses.ts";
import "../styles/own-lists.css";

export interface Hideable {
  readonly id: string;
  readonly title: string;
  readonly organization: { readonly name: string };
}

interface HideMenuProps {
  readonly posting: Hideable;
  /** Where the form returns to. */
  readonly from: string;
  /** Set if scripts do it in place. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Leaves a posting, or everything from its organization, out of one's lists. */
export function HideMenu({ posting: { id, title, organization }, from, onSubmit }: HideMenuProps) {
  return (
    // Opening one closes the others.
    <details className="hide-menu" name="hide-menu" onKeyDown={closeOnEscape}>
      <summary aria-label={message("ownLists.hideThis", { title })}>{message("ownLists.hide")}</summary>
      <form method="post" action={addresses.changeHidden} {...(onSubmit && { onSubmit })}>
        <input type="hidden" name="posting" value={id} />
        <input type="hidden" name="from" value={from} />
        <button name="act" value="posting">
          {message("ownLists.hidePosting")}
        </button>
        <button name="act" value="organization">
          {message("ownLists.hideOrganization", { organization: organization.name })}
        </button>
      </form>
    </details>
  );
}

/** Returns the focus to where it was opened. Elsewhere, Escape keeps its meaning. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  if (event.key !== "Escape" || !menu.open) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
