import { message } from "@candor/contract/messages/message";
import { type FormHTMLAttributes, Fragment, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { UnsavedDialog } from "../ui/unsaved/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/unsaved/use-unsaved.ts";
import type { Unsaved } from "./answers.ts";

interface ProfileFormProps extends Pick<FormHTMLAttributes<HTMLFormElement>, "onInput" | "onBlur"> {
  readonly answer: Unsaved<unknown> | undefined;
  /** The fields' initial values: they start over when this is something else than before. */
  readonly shown: unknown;
  /** The intent behind Enter in a field. */
  readonly onEnter?: string;
  /** Whether there is anything to save. */
  readonly saves?: boolean;
  readonly children: ReactNode;
}

/** The form that every page of the profile saves with. */
export function ProfileForm({
  answer,
  shown,
  onEnter = "save",
  saves = true,
  children,
  ...checks
}: ProfileFormProps) {
  const { form, saving, changing, leaving } = useUnsaved(answer);
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      noValidate
      className="profile-form"
      ref={form}
      onSubmit={saving}
      onChange={changing}
      preventScrollReset
      {...checks}
    >
      {/* Browsers press a form's first button, which could be one that removes something. */}
      <button className="visually-hidden" name="intent" value={onEnter} tabIndex={-1} aria-hidden="true" />
      <RefusalSummary refusal={answer?.refusal} />
      <Fragment key={JSON.stringify(shown)}>{children}</Fragment>
      {saves && (
        <div className="actions">
          <Button name="intent" value="save" busy={busy}>
            {message("profile.save")}
          </Button>
        </div>
      )}
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}
