import { message } from "@candor/contract/messages/message";
import type { OrganizationDetails } from "@candor/contract/organizations/details-shapes";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import type { RefusedDetails } from "./details-action.ts";
import "../styles/upload-field.css";

interface LogoFormProps {
  readonly organization: OrganizationDetails;
  readonly refused: RefusedDetails | undefined;
}

/** The current logo, and the forms that replace and remove it. */
export function LogoForm({ organization: { name, logo }, refused }: LogoFormProps) {
  const fault = refused?.errors["file"] ?? refused?.trouble;
  return (
    <>
      {logo ? (
        <img
          className="organization-logo"
          src={logo}
          alt={message("organizationDetails.logoOf", { organization: name })}
        />
      ) : (
        <p>{message("organizationDetails.noLogo")}</p>
      )}
      {/* The chosen file goes with the logo that it became. */}
      <Form method="post" encType="multipart/form-data" className="change-form" key={logo}>
        {/* Comes before the file: the server reads an oversized form up to its file. */}
        <input type="hidden" name="intent" value="logo" />
        <div className="form-field">
          <label htmlFor="file">{message("organizationDetails.logoFile")}</label>
          <p className="field-hint" id="file-hint">
            {message("organizationDetails.logoHint")}
          </p>
          <input
            id="file"
            name="file"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            autoFocus={fault !== undefined}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault === undefined ? "file-hint" : "file-hint file-error"}
          />
          {fault !== undefined && (
            <p className="field-error" id="file-error">
              {fault}
            </p>
          )}
        </div>
        <div className="actions">
          <Button>{message("organizationDetails.upload")}</Button>
        </div>
      </Form>
      {logo && (
        <Form method="post">
          <Button tone="quiet" name="intent" value="remove-logo">
            {message("organizationDetails.remove")}
          </Button>
        </Form>
      )}
    </>
  );
}
