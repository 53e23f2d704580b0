import { message } from "@candor/contract/messages/message";
import type { FormEvent } from "react";
import { addresses } from "../addresses.ts";
import { Icon } from "../ui/icon.tsx";

interface SaveStarProps {
  readonly posting: { readonly id: string; readonly title: string };
  readonly isSaved: boolean;
  /** Where the form returns to. */
  readonly from: string;
  /** Set if scripts save it in place. */
  readonly onToggle?: () => void;
}

/** Saves a posting, or removes it from the saved ones. */
export function SaveStar({ posting: { id, title }, isSaved, from, onToggle }: SaveStarProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onToggle?.();
  };
  return (
    <form className="save-star" method="post" action={addresses.changeSaved} {...(onToggle && { onSubmit })}>
      <input type="hidden" name="posting" value={id} />
      <input type="hidden" name="from" value={from} />
      <button
        name="act"
        value={isSaved ? "forget" : "save"}
        data-saved={isSaved || undefined}
        aria-label={message(isSaved ? "saved.removeThis" : "saved.saveThis", { title })}
      >
        <Icon name="star" />
        <span>{message(isSaved ? "saved.saved" : "saved.save")}</span>
      </button>
    </form>
  );
}
