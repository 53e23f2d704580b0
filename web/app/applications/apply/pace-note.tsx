import type { Pace } from "@candor/contract/applications/pace";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import type { Kept } from "../../application-addresses.ts";
import { Button } from "../../ui/button.tsx";
import { counted, numberText } from "../../wording/counted.ts";
import { useOwnDates } from "../../wording/use-dates.ts";
import { later } from "./later.ts";

/** M-38: says once, before sending, how many have been sent and what that means. It blocks nothing. */
export function PaceNote({ pace: { lastDay, waiting } }: { pace: Pace }) {
  return (
    <div className="before-sending">
      <p>
        <strong>{message("pace.sent", { count: numberText(lastDay) })}</strong>{" "}
        {waiting > 0 && counted("pace.waiting", waiting)}
      </p>
      <p>{message("pace.reason")}</p>
    </div>
  );
}

interface KeptNoteProps {
  readonly kept: Kept;
  readonly expiresAt: string | undefined;
}

export function KeptNote({ kept, expiresAt }: KeptNoteProps) {
  const { momentText } = useOwnDates();
  return (
    <p className="before-sending" role="status">
      {expiresAt !== undefined && message("pace.kept", { when: momentText(expiresAt) })}
      {kept === "saved" && (
        <>
          {" "}
          {message("pace.saved")} <a href={addresses.saved()}>{message("pace.seeSaved")}</a>
        </>
      )}
    </p>
  );
}

interface SendButtonsProps {
  /** Present if another application asks first. */
  readonly pace: Pace | undefined;
  readonly kept?: Kept | undefined;
  readonly busy: boolean;
}

export function SendButtons({ pace, kept, busy }: SendButtonsProps) {
  return (
    <>
      <Button name="intent" value="send" busy={busy} tone={kept ? "quiet" : "primary"}>
        {message(pace ? "pace.send" : "apply.send")}
      </Button>
      {pace && !kept && (
        <Button name="intent" value={later} busy={busy} tone="quiet">
          {message("pace.later")}
        </Button>
      )}
    </>
  );
}
