import type { ConnectedSource } from "@candor/contract/exchange/source-shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { OpenedQuestion } from "../ui/opened-question.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedSource } from "./source-calls.ts";
import { Fetches } from "./source-fetches.tsx";

interface SourceListProps {
  readonly sources: readonly ConnectedSource[];
  /** Whether the operator allows calls. */
  readonly allowed: boolean;
  readonly refused: RefusedSource | undefined;
}

export function SourceList({ sources, allowed, refused }: SourceListProps) {
  if (sources.length === 0) return <p>{message("sources.none")}</p>;
  return (
    <ul className="members sources">
      {sources.map((source) => (
        <li key={source.id}>
          <SourceFacts source={source} />
          <SourceForm source={source} allowed={allowed} />
          {refused?.id === source.id && <RefusalSummary refusal={refused} />}
          {(source.heldClosings ?? 0) > 0 && <HeldClosings source={source} />}
          <Fetches fetches={source.fetches} />
          <OpenedQuestion
            label={message("sources.remove")}
            hint={message("sources.removeHint")}
            confirmLabel={message("sources.removeNow")}
            intent="remove-source"
            id={source.id}
          />
        </li>
      ))}
    </ul>
  );
}

function SourceFacts({ source: { kind, url, open, next, paused, failures } }: { source: ConnectedSource }) {
  const { dateText, momentText } = useDates();
  return (
    <div>
      <p className="member-name">
        <strong>{url}</strong>
      </p>
      <p className="field-hint">
        {message(`sources.kind.${kind}`)}. {counted("sources.open", open)}{" "}
        {paused !== undefined && message("sources.paused", { date: dateText(paused) })}
        {next !== undefined && message("sources.next", { moment: momentText(next) })}
      </p>
      {failures > 0 && <p className="hook-trouble">{counted("sources.failing", failures)}</p>}
    </div>
  );
}

function SourceForm({ source, allowed }: { source: ConnectedSource; allowed: boolean }) {
  const isPaused = source.paused !== undefined;
  return (
    <Form method="post" className="member-forms" aria-label={source.url}>
      <input type="hidden" name="id" value={source.id} />
      {isPaused
        ? allowed && (
            <Button name="intent" value="resume-source">
              {message("sources.resume")}
            </Button>
          )
        : allowed && (
            <Button tone="quiet" name="intent" value="fetch-source">
              {message("sources.fetch")}
            </Button>
          )}
      {!isPaused && (
        <Button tone="quiet" name="intent" value="pause-source">
          {message("sources.pause")}
        </Button>
      )}
    </Form>
  );
}

function HeldClosings({ source: { id, heldClosings = 0 } }: { source: ConnectedSource }) {
  return (
    <Form method="post" className="member-removal">
      <input type="hidden" name="id" value={id} />
      <p>{counted("sources.held", heldClosings)}</p>
      <div className="actions">
        <Button tone="danger" name="intent" value="allow-closings">
          {counted("sources.allowClosings", heldClosings)}
        </Button>
      </div>
    </Form>
  );
}

export function SourceAddressForm({ refused }: { readonly refused: RefusedSource | undefined }) {
  return (
    <RefusableForm refused={refused} intent="connect-source" label={message("sources.connect")}>
      <TextField
        name="source"
        label={message("sources.url")}
        hint={message("sources.urlHint")}
        autoComplete="off"
        inputMode="url"
        required
        maxLength={limits.sourceUrlCharacters}
        defaultValue={refused?.url}
        error={refused?.errors["source"]}
      />
    </RefusableForm>
  );
}
