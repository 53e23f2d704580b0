import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { UnsavedDialog } from "../ui/unsaved/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/unsaved/use-unsaved.ts";
import type { ListedResume, RefusedResume } from "./listed-resume.ts";

interface RenameFormProps {
  readonly resume: ListedResume;
  readonly refused: RefusedResume | undefined;
}

export function RenameForm({ resume: { id, fileName }, refused }: RenameFormProps) {
  const { form, saving, leaving } = useUnsaved(refused);
  const busy = useNavigation().state !== "idle";
  // The link that opened the form is gone, and the focus with it.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("#fileName")?.focus(), [form, refused]);
  return (
    <Form
      method="post"
      noValidate
      className="change-form"
      ref={form}
      onSubmit={saving}
      action={addresses.resumes("name", id)}
      preventScrollReset
    >
      <input type="hidden" name="resume" value={id} />
      <TextField
        name="fileName"
        label={message("resumes.name")}
        defaultValue={refused?.typed ?? fileName}
        error={refused?.fileName}
        maxLength={limits.fileNameCharacters}
        autoComplete="off"
        required
      />
      <div className="actions">
        <Button name="intent" value="rename" busy={busy}>
          {message("resumes.saveName")}
        </Button>
        <Link className="button button-quiet" to={addresses.resumes()} preventScrollReset>
          {message("resumes.cancel")}
        </Link>
      </div>
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}
