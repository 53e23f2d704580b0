import { message } from "@candor/contract/messages/message";
import { type ReactNode, type RefObject, useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button, type ButtonTone } from "../ui/button.tsx";
import { UnsavedDialog } from "../ui/unsaved/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/unsaved/use-unsaved.ts";
import type { Refused } from "./answers.ts";

interface ChangeFormProps {
  /** What the form asks the action to do. */
  readonly intent: string;
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly refused: Refused | undefined;
  /** Comes after the form's own button. */
  readonly otherButtons?: ReactNode;
  readonly children: ReactNode;
}

/** The form that changes one thing about the account. */
export function ChangeForm({
  intent,
  label,
  tone = "primary",
  refused,
  otherButtons,
  children,
}: ChangeFormProps) {
  const { form, saving, leaving } = useUnsaved(refused);
  useFocusedFirst(form);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate className="change-form" ref={form} onSubmit={saving} preventScrollReset>
      <RefusalSummary refusal={refused} />
      {children}
      <div className="actions">
        <Button tone={tone} name="intent" value={intent} busy={busy}>
          {label}
        </Button>
        {otherButtons}
        <Link className="button button-quiet" to={addresses.account()} preventScrollReset>
          {message("account.cancel")}
        </Link>
      </div>
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}

/**
 * The link that opened the form is gone, and the focus with it: unless the person has moved on, it goes to the first
 * field, or to the button.
 */
function useFocusedFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [form]);
}

const firstControl = "input:not([type=hidden]), button";
