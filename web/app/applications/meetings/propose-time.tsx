import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ZoneOptions } from "../../ui/zone-options.tsx";
import type { ReplyRefusal } from "../replies/reply-refusal.ts";
import { ReplyText } from "../replies/reply-text.tsx";

interface ProposeTimeProps {
  readonly organization: string;
  readonly replyKey: string;
  readonly zones: readonly string[];
  /** The seeker's zone. */
  readonly zone: string;
  /** Whether neither side has named a time yet. */
  readonly isFirst: boolean;
  readonly refusal: ReplyRefusal | undefined;
}

/** A time on the seeker's own clock, or a text. */
export function ProposeTime({ organization, replyKey, zones, zone, isFirst, refusal }: ProposeTimeProps) {
  const busy = useNavigation().state !== "idle";
  const shownZone = refusal?.zone || zone;
  const timeError = refusal?.field === "proposeAt" ? refusal.error : undefined;
  return (
    <details open={refusal !== undefined}>
      <summary>{message(isFirst ? "meetings.proposeFirst" : "meetings.proposeTitle")}</summary>
      <Form method="post" className="invitation-reply">
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={`${replyKey} another-time`} />
        <div className="form-field">
          <label htmlFor="proposeAt">{message("meetings.proposeAt")}</label>
          <input
            type="datetime-local"
            id="proposeAt"
            name="proposeAt"
            defaultValue={refusal?.local}
            autoFocus={timeError !== undefined}
            aria-invalid={timeError === undefined ? undefined : true}
            aria-describedby={timeError === undefined ? undefined : "proposeAt-error"}
          />
          {timeError !== undefined && (
            <p className="field-error" id="proposeAt-error" role="alert">
              {timeError}
            </p>
          )}
        </div>
        {/* The browser may say only now where it is. */}
        <SelectField
          key={shownZone}
          name="proposeZone"
          label={message("meetings.proposeZone")}
          defaultValue={shownZone}
        >
          <ZoneOptions zones={zones} chosen={shownZone} />
        </SelectField>
        <ReplyText
          id="text-another-time"
          label={message("meetings.proposeText")}
          required={false}
          typed={refusal?.text}
          error={timeError === undefined ? refusal?.error : undefined}
        />
        <Button busy={busy} tone="quiet" name="reply" value="another-time">
          {message("invitation.send", { organization })}
        </Button>
      </Form>
    </details>
  );
}
