import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { tooLarge } from "../resumes/file-fault.ts";
import { Button } from "../ui/button.tsx";
import { useSession } from "../wire/session-data.ts";
import { fileSizeText } from "../wording/file-size.ts";
import type { AccountChange } from "./account-changes.ts";
import { SettingsSection } from "./settings-section.tsx";
import "../styles/upload-field.css";

/** K-13: the person's picture, which the menu shows. `error`: why the uploaded file was refused. */
export function PictureSection({ error }: { error: string | undefined }) {
  const picture = useSession().profile?.pictureUrl;
  const busy = useNavigation().state !== "idle";
  return (
    <SettingsSection title={message("account.picture")} id="own-picture">
      {picture === undefined ? (
        <p>{message("account.noPicture")}</p>
      ) : (
        <img
          className="own-picture"
          src={picture}
          alt={message("account.pictureAlt")}
          width={175}
          height={175}
        />
      )}
      <Form method="post" action={addresses.picture} encType="multipart/form-data" className="change-form">
        <div className="form-field">
          <label htmlFor="picture">{message("account.choosePicture")}</label>
          <p className="field-hint" id="picture-hint">
            {message("account.pictureHint", { size: fileSizeText(limits.resumeBytes) })}
          </p>
          <input
            type="file"
            name="file"
            id="picture"
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? "picture-hint" : "picture-hint picture-error"}
          />
          {error !== undefined && (
            <p className="field-error" role="alert" id="picture-error">
              {error}
            </p>
          )}
        </div>
        <div className="actions">
          <Button tone="quiet" busy={busy}>
            {message("account.savePicture")}
          </Button>
          {picture !== undefined && (
            <Button tone="quiet" name="intent" value="remove" busy={busy}>
              {message("account.removePicture")}
            </Button>
          )}
        </div>
      </Form>
    </SettingsSection>
  );
}

/** Why the picture was refused that the address says was refused. */
export function pictureFault(changing: AccountChange | undefined): string | undefined {
  if (changing === "picture") return message("problem.pictureUnreadable");
  return changing === "picture-size" ? tooLarge() : undefined;
}
