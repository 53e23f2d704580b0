import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { InvitationReply } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { datesIn } from "../wording/dates.ts";
import { useDates } from "../wording/use-dates.ts";
import { ReplyText } from "./reply-text.tsx";

export interface ReplyRefusal {
  readonly reply: InvitationReply;
  readonly text: string;
  readonly error: string;
}

interface InvitationProps {
  readonly application: ApplicationDetails;
  /** Makes a second post of a form the same reply. */
  readonly replyKey: string;
  readonly refusal: ReplyRefusal | undefined;
}

/** An invitation to an interview: when and where, and what the seeker can say to it. */
export function Invitation({ application, replyKey, refusal }: InvitationProps) {
  const { invitation, job } = application;
  const busy = useNavigation().state !== "idle";
  if (!invitation) return null;
  const values = { organization: job.organization.name };
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{message("invitation.title", values)}</h2>
      <Meeting invitation={invitation} />
      {invitation.reply === "accepted" ? (
        <p className="invitation-said">{message("invitation.accepted", values)}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="reply" />
          <input type="hidden" name="key" value={`${replyKey} accepted`} />
          <Button busy={busy} name="reply" value="accepted">
            {message("invitation.accept")}
          </Button>
        </Form>
      )}
      {invitation.reply === "another-time" && (
        <p className="invitation-said">{message("invitation.otherTimeAsked", values)}</p>
      )}
      {(["another-time", "message"] as const).map((reply) => (
        <details key={reply} open={refusal?.reply === reply}>
          <summary>{message(`invitation.${reply}`)}</summary>
          <Form method="post" className="invitation-reply">
            <input type="hidden" name="intent" value="reply" />
            <input type="hidden" name="key" value={`${replyKey} ${reply}`} />
            <ReplyText
              id={`text-${reply}`}
              label={message(`invitation.${reply}Text`)}
              most={limits.noteCharacters}
              refusal={refusal?.reply === reply ? refusal : undefined}
            />
            <Button busy={busy} tone="quiet" name="reply" value={reply}>
              {message("invitation.send", values)}
            </Button>
          </Form>
        </details>
      ))}
    </section>
  );
}

type Invited = NonNullable<ApplicationDetails["invitation"]>;

/** The time in the reader's zone, and in the one in which it was stated. */
function Meeting({ invitation: { meeting, calendarUrl } }: { invitation: Invited }) {
  const { momentText } = useDates();
  if (!meeting) return <p>{message("invitation.noTime")}</p>;
  const own = momentText(meeting.at);
  const theirs = datesIn(meeting.timeZone).momentText(meeting.at);
  return (
    <dl className="meeting">
      <div>
        <dt>{message("invitation.when")}</dt>
        <dd>
          <strong>
            <time dateTime={meeting.at}>{own}</time>
          </strong>
          , {message("organization.meetingMinutes", { minutes: meeting.minutes })}
          {theirs !== own && (
            <span className="field-hint">{message("invitation.stated", { when: theirs })}</span>
          )}
        </dd>
      </div>
      {meeting.place !== undefined && (
        <div>
          <dt>{message("invitation.where")}</dt>
          <dd>{meeting.place}</dd>
        </div>
      )}
      {calendarUrl !== undefined && (
        <div>
          <dt>{message("invitation.calendar")}</dt>
          <dd>
            <a href={calendarUrl} download="interview.ics">
              <Icon name="download" /> interview.ics
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
