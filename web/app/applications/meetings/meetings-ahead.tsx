import type { MeetingAhead } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { useSession } from "../../wire/session-data.ts";
import { datesIn, plainZone } from "../../wording/dates.ts";
import { InvitedMeeting } from "./invited-meeting.tsx";
import "../../styles/meetings.css";

interface MeetingsAheadProps {
  /** Earliest first. */
  readonly meetings: readonly MeetingAhead[];
  readonly now: number;
  readonly titleLevel: "h1" | "h2";
}

/** The interviews that a person has ahead, before anything else: when, how to join, and what is left to do. */
export function MeetingsAhead({ meetings, now, titleLevel: Title }: MeetingsAheadProps) {
  if (meetings.length === 0) return null;
  return (
    <section className="meetings-ahead" aria-labelledby="meetings-ahead">
      <Title id="meetings-ahead">{message("meetings.aheadTitle")}</Title>
      <ol>
        {meetings.map((ahead) => (
          <li key={ahead.id}>
            <Ahead {...ahead} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ahead({ id, job, meeting, agreed, calendarUrl, now }: MeetingAhead & { readonly now: number }) {
  const { timeZone = plainZone } = useSession().profile ?? {};
  const organization = job.organization.name;
  const left = leftToDo(meeting, agreed);
  return (
    <>
      <div>
        <p className="meeting-job">
          <a href={addresses.application(id)}>
            <bdi>{job.title}</bdi>
          </a>
        </p>
        <p className="entry-organization">
          <a href={addresses.openBooks(job.organization)}>
            <bdi>{organization}</bdi>
          </a>
        </p>
        <p className="meeting-state">
          {left ? (
            <a href={`${addresses.application(id)}#invitation`}>{left}</a>
          ) : (
            message("meetings.aheadAgreed", { distance: datesIn(timeZone).distanceText(meeting.at, now) })
          )}
        </p>
      </div>
      {!meeting.others && <InvitedMeeting {...{ meeting, calendarUrl, organization }} zone={timeZone} />}
    </>
  );
}

function leftToDo({ others }: MeetingAhead["meeting"], isAgreed: boolean): string | undefined {
  if (others) return message("meetings.aheadToPick", { count: others.length + 1 });
  return isAgreed ? undefined : message("meetings.aheadToAccept");
}
