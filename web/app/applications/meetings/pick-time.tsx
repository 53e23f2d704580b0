import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { LinkedText } from "../../ui/linked-text.tsx";
import { BothClocks } from "../both-clocks.tsx";

interface PickTimeProps {
  readonly invitation: NonNullable<ApplicationDetails["invitation"]>;
  readonly organization: string;
  readonly replyKey: string;
  readonly isAgreed: boolean;
  /** The seeker's zone. */
  readonly zone: string;
  readonly error: string | undefined;
}

/** The times in an invitation, each on both clocks. Once one is agreed on, the others fold away. */
export function PickTime(props: PickTimeProps) {
  const { invitation, isAgreed } = props;
  const { times = [], meeting } = invitation;
  const others = times.filter(({ at }) => !isAgreed || Date.parse(at) !== Date.parse(meeting?.at ?? ""));
  if (others.length === 0) return isAgreed ? null : <p>{message("meetings.passed")}</p>;
  const form = <Times {...props} times={others} />;
  if (!isAgreed) return form;
  return (
    <details open={props.error !== undefined}>
      <summary>{message("meetings.pickOther")}</summary>
      {form}
    </details>
  );
}

type Times = NonNullable<PickTimeProps["invitation"]["times"]>;

function Times({ invitation, organization, replyKey, zone, times, error }: PickTimeProps & { times: Times }) {
  const busy = useNavigation().state !== "idle";
  const { offer } = invitation;
  if (!offer) return null;
  return (
    <Form method="post" className="invitation-reply">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={`${replyKey} pick`} />
      <fieldset className="form-field choices pick-time">
        <legend>{message("meetings.pickTitle")}</legend>
        <p className="field-hint">
          {message("organization.meetingMinutes", { minutes: offer.minutes })}
          {offer.place !== undefined && (
            <>
              {" "}
              · <LinkedText text={offer.place} />
            </>
          )}
        </p>
        {error !== undefined && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {times.map(({ at, taken, clashes }) => (
          <label className="choice" key={at}>
            <input type="radio" name="at" value={at} disabled={taken} required />
            <span>
              <BothClocks
                at={at}
                own={{ timeZone: zone, label: message("meetings.yourTime") }}
                other={{ timeZone: offer.timeZone, label: message("meetings.theirTime", { organization }) }}
              />
              {taken && <strong>{message("meetings.taken")}</strong>}
              {!taken && clashes && <strong>{message("meetings.clashes")}</strong>}
            </span>
          </label>
        ))}
      </fieldset>
      <Button busy={busy} name="reply" value="accepted">
        {message("meetings.pick")}
      </Button>
    </Form>
  );
}
