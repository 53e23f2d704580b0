import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { remoteOptions } from "@candor/contract/values";
import type { FormEventHandler, ReactNode, Ref } from "react";
import { addresses } from "../../addresses.ts";

interface SearchFormProps {
  /** The fields' values. */
  readonly values?: URLSearchParams;
  /** The error of the field for words. */
  readonly error?: string | undefined;
  /** Sent along as hidden fields: a search's other filters, or which form it was. */
  readonly hidden?: readonly (readonly [name: string, value: string])[];
  /** Whether each field has a list of its own, named after it. */
  readonly hasLists?: boolean;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly ref?: Ref<HTMLFormElement>;
  /** Appears under the field for words. */
  readonly children?: ReactNode;
  /** Appears under the field for a place. */
  readonly placeTools?: ReactNode;
}

/** The search, as a plain form: it works before any script loads, and without one. */
export function SearchForm(props: SearchFormProps) {
  const { values, error, hidden = [], hasLists = false, children, placeTools, ...form } = props;
  const valueOf = (name: string) => values?.get(name) ?? "";
  return (
    <form
      {...form}
      className="search-form"
      data-act="search"
      action={addresses.search()}
      role="search"
      aria-label={message("searchForm.name")}
    >
      <WordsField value={valueOf("query")} error={error} hasLists={hasLists}>
        {children}
      </WordsField>
      <PlaceField value={valueOf("location")} hasLists={hasLists}>
        {placeTools}
      </PlaceField>
      <RemoteField value={valueOf("remote")} />
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{message("searchForm.submit")}</button>
    </form>
  );
}

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly hasLists: boolean;
  readonly children: ReactNode;
}

function WordsField({ value, error, hasLists, children }: FieldProps) {
  return (
    <div className="field field-words">
      <label htmlFor="query">{message("searchForm.query")}</label>
      <input
        id="query"
        name="query"
        list={hasLists ? "query-list" : undefined}
        defaultValue={value}
        maxLength={limits.queryCharacters}
        enterKeyHint="search"
        autoFocus={error !== undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : "query-error"}
      />
      {error !== undefined && (
        <p className="field-error" id="query-error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

function PlaceField({ value, hasLists, children }: Omit<FieldProps, "error">) {
  return (
    <div className="field">
      <label htmlFor="location">{message("searchForm.location")}</label>
      <input
        id="location"
        name="location"
        list={hasLists ? "location-list" : undefined}
        defaultValue={value}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="address-level2"
      />
      {children}
    </div>
  );
}

function RemoteField({ value }: Pick<FieldProps, "value">) {
  return (
    <div className="field field-choice">
      <label htmlFor="remote">{message("searchForm.remote")}</label>
      <select id="remote" name="remote" defaultValue={value}>
        {remoteOptions.map((option) => (
          // The default isn't sent, so the words may still ask for remote work.
          <option key={option} value={option === "include" ? "" : option}>
            {message(`remoteOption.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
