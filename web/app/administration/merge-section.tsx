import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Merge } from "@candor/contract/organizations/merge-routes";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import type { TypedMerge } from "./merge-action.ts";
import { MergeQuestion } from "./merge-question.tsx";
import { ReasonField } from "./reason-field.tsx";

/** Merges two organizations into one company, once it is clear what follows; a mistake loses nothing. */
export function MergeForm({ typed }: { typed: TypedMerge | undefined }) {
  if (typed?.foreseen) return <MergeQuestion typed={typed} foreseen={typed.foreseen} />;
  const refusal = typed?.refusal;
  return (
    <RefusableForm refused={refusal} intent="merge" label={message("merge.do")}>
      {(["from", "into"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={message(`merge.${name}`)}
          hint={message("merge.hint")}
          maxLength={limits.organizationNameCharacters}
          defaultValue={typed?.[name]}
          error={refusal?.errors[name]}
        />
      ))}
      <ReasonField name="reason" typed={typed?.reason} error={refusal?.errors["reason"]} />
    </RefusableForm>
  );
}

export function MergeList({ merges }: { merges: readonly Merge[] }) {
  if (merges.length === 0) return <p>{message("merge.none")}</p>;
  return (
    <ul className="members">
      {merges.map((merge) => (
        <li key={merge.id}>
          <MergeLine merge={merge} />
        </li>
      ))}
    </ul>
  );
}

function MergeLine({ merge }: { merge: Merge }) {
  const { id, from, into, postings, mergedAt, undoneAt, reason } = merge;
  const { dateText } = useDates();
  const since = dateText(mergedAt);
  return (
    <>
      <div>
        <p>
          <a href={addresses.openBooks(into)}>{message("merge.of", { from: from.name, into: into.name })}</a>
        </p>
        <p className="field-hint">
          {undoneAt
            ? message("merge.until", { since, date: dateText(undoneAt) })
            : `${message("merge.since", { date: since })}. ${counted("merge.postings", postings)}`}
        </p>
        {reason && <p className="field-hint">{message("merge.reason", { reason })}</p>}
      </div>
      {!undoneAt && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button tone="quiet" name="intent" value="undo-merge">
            {message("merge.undoThis", { from: from.name })}
          </Button>
        </Form>
      )}
    </>
  );
}
