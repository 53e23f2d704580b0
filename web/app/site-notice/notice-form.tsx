import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { siteNoticeKinds } from "@candor/contract/site-notice/kinds";
import { ReasonField } from "../administration/reason-field.tsx";
import { administrationAddresses } from "../administration-addresses.ts";
import { RefusableForm } from "../forms/refusable-form.tsx";
import type { Refusal } from "../forms/refusal.ts";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { removalReason, type TypedNotice } from "./typed-notice.ts";

/** The change that the administrator read before they changed anything. */
interface Seen {
  readonly seen: string | undefined;
}

interface NoticeFormProps extends Seen {
  readonly typed: Partial<TypedNotice>;
  /** The administrator's, in which the times are. */
  readonly zone: string;
  readonly refusal: Refusal | undefined;
}

/** Writes a notice, or changes the one that there is. */
export function NoticeForm({ typed, zone, seen, refusal }: NoticeFormProps) {
  const shown = (name: keyof TypedNotice) => ({
    name,
    defaultValue: typed[name],
    error: refusal?.errors[name],
  });
  const zoneHint = message("siteNotice.zone", { zone: zone.replaceAll("_", " ") });
  return (
    <RefusableForm
      refused={refusal}
      action={administrationAddresses.adminNotice}
      intent="publish"
      label={message("siteNotice.publish")}
    >
      <input type="hidden" name="zone" value={zone} />
      <SeenField seen={seen} />
      <TextField
        {...shown("text")}
        label={message("siteNotice.text")}
        hint={message("siteNotice.textHint", { most: limits.siteNoticeCharacters })}
        multiline
        rows={3}
        required
      />
      <ChoiceField
        {...shown("kind")}
        defaultValue={typed.kind ?? "information"}
        legend={message("siteNotice.kind")}
        options={siteNoticeKinds.map((kind) => ({
          value: kind,
          label: message(`siteNotice.kind.${kind}`),
          hint: message(`siteNotice.kind.${kind}Hint`),
        }))}
      />
      <TextField
        {...shown("link")}
        label={message("siteNotice.link")}
        hint={message("siteNotice.linkHint")}
        autoComplete="off"
        maxLength={limits.siteNoticeLinkCharacters}
      />
      <TextField
        {...shown("from")}
        label={message("siteNotice.from")}
        hint={zoneHint}
        type="datetime-local"
      />
      <TextField
        {...shown("until")}
        label={message("siteNotice.until")}
        hint={zoneHint}
        type="datetime-local"
      />
      <ReasonField name="reason" typed={typed.reason} error={refusal?.errors["reason"]} />
    </RefusableForm>
  );
}

interface RemovalFormProps extends Seen {
  readonly reason: string | undefined;
  readonly refusal: Refusal | undefined;
}

export function RemovalForm({ reason, seen, refusal }: RemovalFormProps) {
  return (
    <RefusableForm
      refused={refusal}
      action={administrationAddresses.adminNotice}
      intent="take-down"
      label={message("siteNotice.takeDown")}
      tone="danger"
    >
      <SeenField seen={seen} />
      <ReasonField name={removalReason} typed={reason} error={refusal?.errors[removalReason]} />
    </RefusableForm>
  );
}

function SeenField({ seen }: Seen) {
  return seen === undefined ? null : <input type="hidden" name="seen" value={seen} />;
}
