import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { keyScopes } from "@candor/contract/programs/key-scopes";
import type { ApiKey } from "@candor/contract/programs/shapes";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import { OpenedQuestion } from "../ui/opened-question.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedKey } from "./connection-action.ts";

export function KeyList({ keys }: { readonly keys: readonly ApiKey[] }) {
  const { dateText } = useDates();
  if (keys.length === 0) return <p>{message("programs.noKeys")}</p>;
  return (
    <ul className="members">
      {keys.map(({ id, name, ending, scopes, made, lastUsed, makerLeft }) => (
        <li key={id}>
          <div>
            <p className="member-name">
              <strong>{name}</strong>
            </p>
            <ul className="facts-line">
              <li>{message("programs.keyEnding", { ending })}</li>
              {scopes.map((scope) => (
                <li key={scope}>{message(`programs.scope.${scope}`)}</li>
              ))}
              <li>{message("programs.made", { date: dateText(made) })}</li>
              <li>
                {lastUsed === undefined
                  ? message("programs.neverUsed")
                  : message("programs.lastUsed", { date: dateText(lastUsed) })}
              </li>
            </ul>
            {makerLeft && <p className="field-hint">{message("programs.makerLeft")}</p>}
          </div>
          <OpenedQuestion
            label={message("programs.revokeNamed", { name })}
            hint={message("programs.revokeHint")}
            confirmLabel={message("programs.revokeNow")}
            intent="revoke"
            id={id}
          />
        </li>
      ))}
    </ul>
  );
}

interface KeyFormProps {
  /** The same in a form that the browser sends again: a second key would be one that nobody asked for. */
  readonly formKey: string;
  readonly refused: RefusedKey | undefined;
}

export function KeyForm({ formKey, refused }: KeyFormProps) {
  const wanted: readonly string[] = refused?.scopes ?? [];
  const error = refused?.errors["scopes"];
  return (
    <RefusableForm refused={refused} intent="make" label={message("programs.makeKey")}>
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="name"
        label={message("programs.keyName")}
        hint={message("programs.keyNameHint")}
        autoComplete="off"
        required
        maxLength={limits.keyNameCharacters}
        defaultValue={refused?.name}
        error={refused?.errors["name"]}
      />
      <fieldset
        className="form-field choices"
        id="scopes"
        tabIndex={-1}
        aria-describedby={error && "scopes-error"}
      >
        <legend>{message("programs.scopes")}</legend>
        {error && (
          <p className="field-error" id="scopes-error">
            {error}
          </p>
        )}
        {keyScopes.map((scope) => (
          <label className="choice" key={scope}>
            <input type="checkbox" name="scopes" value={scope} defaultChecked={wanted.includes(scope)} />
            <span>{message(`programs.scope.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
    </RefusableForm>
  );
}
