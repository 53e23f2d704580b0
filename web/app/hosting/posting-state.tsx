import { closingReasons, type PostingMove } from "@candor/contract/hosting/life";
import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation, useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { Asked, AskFirst } from "../ui/dialogs/ask-first.tsx";
import { SelectField } from "../ui/field.tsx";
import { useDates } from "../wording/use-dates.ts";

/** A posting's state, and what its organization can do with it. Publishing is a button of the editor. */
export function PostingState({ posting }: { posting: HostedPosting }) {
  const { dateText } = useDates();
  const { life, confirmBy, moves, isWithheld } = posting;
  const others = moves.filter((move) => move !== "publish");
  return (
    <section className="posting-state" aria-labelledby="state">
      <h2 id="state" className="visually-hidden">
        {message("hosting.stateTitle")}
      </h2>
      <p>
        <strong className={`posting-life posting-life-${life}`}>{message(`hosting.life.${life}`)}</strong>{" "}
        {message(`hosting.lifeHint.${life}`)}
      </p>
      {isWithheld && (
        <p role="note">
          {message("problem.postingWithheld")}{" "}
          <a href={addresses.contact}>{message("button.contactSupport")}</a>
        </p>
      )}
      {confirmBy !== undefined && <p>{message("hosting.confirmBy", { date: dateText(confirmBy) })}</p>}
      <Links posting={posting} />
      {others.length > 0 && <Moves posting={posting} moves={others} />}
      {life === "draft" && <Discard posting={posting} />}
    </section>
  );
}

function Links({ posting: { id, life, fields, organization, client } }: { posting: HostedPosting }) {
  const isPublic = life !== "draft" && life !== "in-review";
  return (
    <ul className="posting-links">
      {isPublic && (
        <>
          <li>
            <a href={addresses.details({ id, title: fields.title })}>{message("hosting.see")}</a>
          </li>
          <li>
            <a href={addresses.organizationJob(id)}>{message("hosting.applications")}</a>
          </li>
        </>
      )}
      <li>
        <a href={addresses.newPosting({ copy: id })}>{message("hosting.copy")}</a>
      </li>
      {life !== "imported" && (
        <li>
          <a href={addresses.agencies(organization.slug, id)}>
            {client
              ? message(client.isConfirmed ? "agencies.linkFor" : "agencies.linkWaits", {
                  client: client.name,
                })
              : message("agencies.link")}
          </a>
        </li>
      )}
    </ul>
  );
}

function Moves({ posting, moves }: { posting: HostedPosting; moves: readonly PostingMove[] }) {
  const busy = useNavigation().state !== "idle";
  const takesReason = moves.includes("close") || moves.includes("pause");
  const reasons = closingReasons.map((value) => ({ value, label: message(`hosting.reason.${value}`) }));
  return (
    <Form className="posting-moves" method="post">
      <input type="hidden" name="version" value={posting.version} />
      {takesReason && (
        <SelectField
          name="reason"
          label={message("hosting.reason")}
          options={[{ value: "", label: message("hosting.reasonNone") }, ...reasons]}
        />
      )}
      <div className="actions">
        {moves.map((move) => (
          <Button key={move} tone="quiet" busy={busy} name="intent" value={`move-${move}`}>
            {message(`hosting.move.${move}`)}
          </Button>
        ))}
      </div>
    </Form>
  );
}

function Discard({ posting: { id, fields } }: { posting: HostedPosting }) {
  const [parameters] = useSearchParams();
  const title = fields.title || message("hosting.untitled");
  const asked = {
    question: {
      title: message("hosting.discardTitle"),
      body: message("hosting.discardBody", { title }),
      confirmLabel: message("hosting.discard"),
      cancelLabel: message("hosting.discardNot"),
    },
    values: { intent: "discard" },
  };
  return parameters.has("discard") ? (
    <Asked {...asked} back={addresses.editPosting(id)} />
  ) : (
    <div className="actions">
      <AskFirst
        {...asked}
        label={message("hosting.discard")}
        tone="quiet"
        page={addresses.editPosting(id, "discard")}
      />
    </div>
  );
}
