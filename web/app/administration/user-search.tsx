import { userRoles, userStates } from "@candor/contract/administration/user-values";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { administrationAddresses } from "../administration-addresses.ts";
import type { Refusal } from "../forms/refusal.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

export const userFields = ["search", "role", "state"] as const;

/** What the address says, whether or not it makes sense. */
export type TypedFilters = Readonly<Partial<Record<(typeof userFields)[number] | "before", string>>>;

interface UserSearchProps {
  readonly typed: TypedFilters;
  readonly refusal: Refusal | undefined;
}

export function UserSearch({ typed, refusal }: UserSearchProps) {
  const errors = refusal?.errors ?? {};
  return (
    <form
      className="user-search"
      action={administrationAddresses.adminUsers()}
      role="search"
      // Otherwise a browser that goes back fills in the filters of the list that it leaves.
      autoComplete="off"
    >
      <RefusalSummary refusal={refusal} />
      <TextField
        name="search"
        label={message("users.search")}
        autoComplete="off"
        maxLength={limits.userSearchCharacters}
        defaultValue={typed.search}
        error={errors["search"]}
      />
      <SelectField
        name="role"
        label={message("users.role")}
        options={optionsOf(
          userRoles.map((value) => ({ value, label: message(`userRole.${value}`) })),
          message("users.anyRole"),
          typed.role,
        )}
        defaultValue={typed.role ?? ""}
        error={errors["role"]}
      />
      <SelectField
        name="state"
        label={message("users.state")}
        options={optionsOf(
          userStates.map((value) => ({ value, label: message(`userState.${value}`) })),
          message("users.anyState"),
          typed.state,
        )}
        defaultValue={typed.state ?? ""}
        error={errors["state"]}
      />
      <Button>{message("users.show")}</Button>
    </form>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** An unknown value stays what is chosen, so that its error can be understood. */
function optionsOf(known: readonly Option[], any: string, typed: string | undefined): readonly Option[] {
  const isKnown = typed === undefined || known.some(({ value }) => value === typed);
  return [{ value: "", label: any }, ...known, ...(isKnown ? [] : [{ value: typed, label: typed }])];
}
