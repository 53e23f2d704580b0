import type { AgencyRelation } from "@candor/contract/agencies/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { OpenedQuestion } from "../ui/opened-question.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

interface RelationsProps {
  readonly relations: readonly AgencyRelation[];
  /** Owners decide. */
  readonly mayDecide: boolean;
}

/** Agencies' requests to this organization. */
export function Questions({ relations, mayDecide }: RelationsProps) {
  return (
    <ul className="members">
      {relations.map(({ id, agency, posting }) => (
        <li key={id}>
          <div>
            <p>
              {posting
                ? message("agencies.asksForOne", { agency: agency.name, title: posting.title })
                : message("agencies.asks", { agency: agency.name })}
            </p>
            <p>
              <a href={addresses.openBooks(agency)}>
                <bdi>{agency.name}</bdi>
              </a>
            </p>
          </div>
          {mayDecide && (
            <Form method="post" className="member-forms">
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="confirm">
                {message("agencies.confirm")}
              </Button>
              <Button tone="quiet" name="intent" value="refuse">
                {message("agencies.refuse")}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Agencies or clients, each with its state. */
export function Relations({ relations, mayDecide }: RelationsProps) {
  return (
    <ul className="members">
      {relations.map((relation) => (
        <li key={relation.id}>
          <Facts relation={relation} />
          {mayDecide && isOpen(relation) && <Ending relation={relation} />}
        </li>
      ))}
    </ul>
  );
}

function Facts({ relation }: { relation: AgencyRelation }) {
  const { dateText } = useDates();
  const { posting, state, asked, changed, postings } = relation;
  const other = otherOf(relation);
  return (
    <div>
      <p className="member-name">
        <a href={addresses.openBooks(other)}>
          <strong>{other.name}</strong>
        </a>
      </p>
      <p className="field-hint">
        {posting ? message("agencies.one", { title: posting.title }) : message("agencies.all")}.{" "}
        {message(`agencies.state.${state}`, { date: dateText(changed ?? asked) })}.{" "}
        {state === "confirmed" && counted("agencies.open", postings)}
      </p>
    </div>
  );
}

function Ending({ relation }: { relation: AgencyRelation }) {
  const { id, state, client, postings } = relation;
  const { name } = otherOf(relation);
  if (state !== "asked")
    return (
      <OpenedQuestion
        label={message("agencies.end", { name })}
        hint={[
          ...(postings > 0 ? [counted("agencies.endPostings", postings, { client: client.name })] : []),
          message("agencies.endHint"),
        ].join(" ")}
        confirmLabel={message("agencies.endNow")}
        intent="end"
        id={id}
      />
    );
  return (
    <Form method="post" className="member-forms">
      <input type="hidden" name="id" value={id} />
      <Button tone="quiet" name="intent" value="end">
        {message("agencies.takeBack", { name })}
      </Button>
    </Form>
  );
}

function otherOf({ isClient, agency, client }: AgencyRelation) {
  return isClient ? agency : client;
}

function isOpen({ state }: AgencyRelation): boolean {
  return state === "confirmed" || state === "asked";
}
