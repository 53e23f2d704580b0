import { message } from "@candor/contract/messages/message";
import type { FormEvent } from "react";
import { useNavigation, useSubmit } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";

interface Organization {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

interface PostedForProps {
  readonly chosen: Organization;
  /** Those that the person posts for, with the chosen one. */
  readonly organizations: readonly Organization[];
  /** Whether it was chosen just now, so that the fields changed. */
  readonly isSwitched: boolean;
}

/** Which organization a new posting is for. A button for each other one keeps what was typed. */
export function PostedFor({ chosen, organizations, isSwitched }: PostedForProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="posting-for">
      <p tabIndex={-1} ref={isSwitched ? focused : undefined}>
        {message("hosting.postedFor", { organization: chosen.name })}{" "}
        {isSwitched && message("hosting.switched")}
      </p>
      {organizations
        .filter(({ id }) => id !== chosen.id)
        .map(({ id, name, slug }) => (
          <Button
            key={id}
            busy={busy}
            tone="quiet"
            name="intent"
            value="switch"
            formAction={addresses.newPosting({ organization: slug })}
          >
            {message("hosting.postForOther", { organization: name })}
          </Button>
        ))}
    </div>
  );
}

/** The pressed button is gone. */
function focused(element: HTMLElement | null): void {
  element?.focus();
}

/** A button that submits to another address changes that of the page: going back would lose what was typed. */
export function useReplacing(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || !submitter.hasAttribute("formaction")) return;
    event.preventDefault();
    void submit(submitter, { replace: true, preventScrollReset: true });
  };
}
