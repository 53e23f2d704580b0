import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useTimesSent } from "../../ui/use-times-sent.ts";
import { useSession } from "../../wire/session-data.ts";
import { datesIn, plainZone } from "../../wording/dates.ts";
import type { ReplyRefusal } from "../replies/reply-refusal.ts";
import { ReplyText } from "../replies/reply-text.tsx";
import { InvitedMeeting } from "./invited-meeting.tsx";
import { PickTime } from "./pick-time.tsx";
import { ProposeTime } from "./propose-time.tsx";

interface InvitationProps {
  readonly application: ApplicationDetails;
  /** Makes a repeated post of a form the same reply. */
  readonly replyKey: string;
  readonly refusal: ReplyRefusal | undefined;
  readonly zones: readonly string[];
}

/** An invitation to an interview: when and where, and the seeker's possible replies. */
export function Invitation({ application, replyKey, refusal, zones }: InvitationProps) {
  const { invitation, job } = application;
  const { timeZone = plainZone } = useSession().profile ?? {};
  // Only sending a form clears and closes it: a reply sent by another form, or on another page, leaves it as it is.
  const sent = {
    time: useTimesSent("another-time", refusal, "reply"),
    message: useTimesSent("message", refusal, "reply"),
    declined: useTimesSent("declined", refusal, "reply"),
  };
  if (!invitation) return null;
  const organization = job.organization.name;
  const values = { organization };
  const { meeting, calendarUrl, agreed: isAgreed = false, times, proposed, canceledBy, reply } = invitation;
  const isTimeless = !meeting && !times && !canceledBy;
  const isProposed = reply === "another-time";
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{message(titleOf(invitation), values)}</h2>
      {canceledBy && (
        <p className="invitation-said">
          {message(canceledBy === "seeker" ? "meetings.declined" : "meetings.canceledByPro", values)}
        </p>
      )}
      {isAgreed && <p className="invitation-said">{message("meetings.agreed", values)}</p>}
      {meeting && <InvitedMeeting {...{ meeting, calendarUrl, organization }} zone={timeZone} />}
      {isTimeless && !isProposed && <p>{message("invitation.noTime")}</p>}
      {times && (
        <PickTime
          {...{ invitation, organization, replyKey, isAgreed, zone: timeZone }}
          error={refusal?.reply === "accepted" ? refusal.error : undefined}
        />
      )}
      {!times && !isAgreed && !canceledBy && (
        <Accept replyKey={replyKey} refusal={refusal} reply={reply} values={values} />
      )}
      {isProposed && (
        <p className="invitation-said">
          {proposed === undefined
            ? message(isTimeless ? "invitation.timeAsked" : "invitation.otherTimeAsked", values)
            : message("meetings.proposed", { ...values, when: datesIn(timeZone).momentText(proposed) })}
        </p>
      )}
      <ProposeTime
        key={`time ${sent.time}`}
        {...{ organization, replyKey, zones, zone: timeZone }}
        isFirst={isTimeless && !isProposed}
        refusal={refusal?.reply === "another-time" ? refusal : undefined}
      />
      <OtherReply key={`message ${sent.message}`} reply="message" {...{ organization, replyKey, refusal }} />
      {!canceledBy && (
        <OtherReply
          key={`declined ${sent.declined}`}
          reply="declined"
          {...{ organization, replyKey, refusal, isAgreed }}
        />
      )}
    </section>
  );
}

function titleOf({ agreed, canceledBy }: NonNullable<ApplicationDetails["invitation"]>) {
  if (canceledBy) return "meetings.canceledTitle";
  return agreed ? "meetings.agreedTitle" : "invitation.title";
}

interface AcceptProps {
  readonly replyKey: string;
  readonly refusal: ReplyRefusal | undefined;
  readonly reply: string | undefined;
  readonly values: { readonly organization: string };
}

/** Without several times to pick from, there is one thing to accept. */
function Accept({ replyKey, refusal, reply, values }: AcceptProps) {
  const busy = useNavigation().state !== "idle";
  if (reply === "accepted")
    return <p className="invitation-said">{message("invitation.accepted", values)}</p>;
  return (
    <Form method="post">
      {refusal?.reply === "accepted" && <p role="alert">{refusal.error}</p>}
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={`${replyKey} accepted`} />
      <Button busy={busy} name="reply" value="accepted">
        {message("invitation.accept")}
      </Button>
    </Form>
  );
}

interface OtherReplyProps {
  readonly reply: "message" | "declined";
  readonly organization: string;
  readonly replyKey: string;
  readonly refusal: ReplyRefusal | undefined;
  readonly isAgreed?: boolean;
}

function OtherReply({ reply, organization, replyKey, refusal, isAgreed = false }: OtherReplyProps) {
  const busy = useNavigation().state !== "idle";
  const refused = refusal?.reply === reply ? refusal : undefined;
  const declines = reply === "declined";
  const title = declines
    ? message(isAgreed ? "meetings.cancel" : "meetings.decline")
    : message("invitation.message");
  return (
    <details open={refused !== undefined}>
      <summary>{title}</summary>
      <Form method="post" className="invitation-reply">
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={`${replyKey} ${reply}`} />
        {declines && <p className="field-hint">{message("meetings.declineTerms", { organization })}</p>}
        <ReplyText
          id={`text-${reply}`}
          label={message(declines ? "meetings.declineText" : "invitation.messageText")}
          required={!declines}
          typed={refused?.text}
          error={refused?.error}
        />
        <Button busy={busy} tone="quiet" name="reply" value={reply}>
          {declines ? title : message("invitation.send", { organization })}
        </Button>
      </Form>
    </details>
  );
}
