import type { ImportedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { jobTypes } from "@candor/contract/values";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { SelectField } from "../ui/field.tsx";
import { counted } from "../wording/counted.ts";
import { placeText } from "../wording/job-facts.ts";
import type { ImportedAnswer, Unstated } from "./imported-action.ts";

interface ImportedListProps {
  readonly postings: readonly ImportedPosting[];
  /** What was checked and entered before the form was refused. */
  readonly kept?: Pick<ImportedAnswer, "refused" | "unstated"> | undefined;
}

/** The id of a posting's box. */
export function importedId(id: string): string {
  return `imported-${id}`;
}

/** Imported postings to confirm: one that lacks something says what, and links to the editor. */
export function ImportedList({ postings, kept }: ImportedListProps) {
  const ready = postings.filter(({ faults }) => faults.length === 0);
  return (
    <Form method="post">
      <ul className="imported">
        {postings.map((posting) => (
          <Entry key={posting.id} posting={posting} checked={kept?.refused.includes(posting.id)} />
        ))}
      </ul>
      <UnstatedFields entered={kept?.unstated} />
      <div className="actions">
        {ready.map(({ id }) => (
          <input key={id} type="hidden" name="ready" value={id} />
        ))}
        <button className="button">{message("hosting.importedConfirm")}</button>
        {ready.length > 0 && (
          <button className="button button-quiet" name="all" value="yes">
            {counted("hosting.importedConfirmAll", ready.length)}
          </button>
        )}
      </div>
    </Form>
  );
}

/** What sources often leave open, entered once for all checked postings. */
function UnstatedFields({ entered }: { entered: Unstated | undefined }) {
  const notSaid = { value: "", label: message("hosting.notSaid") };
  const kinds = ["onsite", "hybrid", "remote"] as const;
  return (
    <fieldset className="posting-section">
      <legend>{message("hosting.importedUnstated")}</legend>
      <SelectField
        name="remoteKind"
        label={message("hosting.field.remoteKind")}
        defaultValue={entered?.remoteKind}
        options={[
          notSaid,
          ...kinds.map((value) => ({ value, label: message(`hosting.remoteKind.${value}`) })),
        ]}
      />
      <SelectField
        name="jobType"
        label={message("hosting.field.jobType")}
        defaultValue={entered?.jobType}
        options={[notSaid, ...jobTypes.map((value) => ({ value, label: message(`jobType.${value}`) }))]}
      />
    </fieldset>
  );
}

function Entry({ posting, checked }: { posting: ImportedPosting; checked: boolean | undefined }) {
  const { id, title, source, places, faults } = posting;
  const isReady = faults.length === 0;
  return (
    <li>
      <input
        type="checkbox"
        name="checked"
        value={id}
        id={importedId(id)}
        defaultChecked={checked}
        aria-label={message("hosting.importedPick", { title })}
      />
      <div>
        <p>
          <a href={addresses.details({ id, title })}>{title}</a>
        </p>
        <ul className="facts-line">
          <li>{placeText(places[0] ?? {}) ?? message("job.noPlaceStated")}</li>
          <li>{message("hosting.importedFrom", { source })}</li>
        </ul>
        {!isReady && (
          <>
            <ul className="imported-faults">
              {faults.map(({ field, text, source: law }) => (
                <li key={`${field} ${text}`}>{law ? <WithLaw text={text} {...law} /> : text}</li>
              ))}
            </ul>
            <button
              className="button button-quiet"
              name="complete"
              value={id}
              aria-label={message("hosting.importedCompleteOne", { title })}
            >
              {message("hosting.importedComplete")}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** The text, with a link on the name of the law if it says it, or else behind it. */
function WithLaw({ text, name, url }: { text: string; name: string; url: string }) {
  const [before = "", after] = text.split(name, 2);
  return (
    <>
      {before}
      {after === undefined && " "}
      <a href={url} rel="noreferrer">
        {name}
      </a>
      {after}
    </>
  );
}
