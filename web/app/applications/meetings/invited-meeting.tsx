import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import { Icon } from "../../ui/icon.tsx";
import { LinkedText } from "../../ui/linked-text.tsx";
import { BothClocks } from "../both-clocks.tsx";

interface InvitedMeetingProps {
  readonly meeting: Meeting;
  readonly calendarUrl: string | undefined;
  readonly organization: string;
  /** The seeker's zone. */
  readonly zone: string;
}

/** The time on both clocks, the place, and the file for a calendar. */
export function InvitedMeeting({ meeting, calendarUrl, organization, zone }: InvitedMeetingProps) {
  const { at, timeZone, minutes, place } = meeting;
  return (
    <dl className="meeting">
      <div>
        <dt>{message("invitation.when")}</dt>
        <dd>
          <BothClocks
            at={at}
            own={{ timeZone: zone, label: message("meetings.yourTime") }}
            other={{ timeZone, label: message("meetings.theirTime", { organization }) }}
          />
          {message("organization.meetingMinutes", { minutes })}
        </dd>
      </div>
      {place !== undefined && (
        <div>
          <dt>{message("invitation.where")}</dt>
          <dd>
            <LinkedText text={place} />
          </dd>
        </div>
      )}
      {calendarUrl !== undefined && (
        <div>
          <dt>{message("invitation.calendar")}</dt>
          <dd>
            <a href={calendarUrl} download="interview.ics">
              <Icon name="download" />
              interview.ics
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
