import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { gigBudgets } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

/** The filters of the list of gigs, as its address has them. */
export interface GigFiltersTyped {
  readonly words: string;
  readonly budget: string;
}

export function GigSearch({ words, budget }: GigFiltersTyped) {
  return (
    <form className="gig-search" action={addresses.gigs} role="search" autoComplete="off">
      <TextField
        name="words"
        label={message("gigs.words")}
        autoComplete="off"
        maxLength={limits.filterWordsCharacters}
        defaultValue={words}
      />
      <SelectField
        name="budget"
        label={message("gigs.budget")}
        options={[
          { value: "", label: message("gigs.anyBudget") },
          ...gigBudgets.map((value) => ({ value, label: message(`gigBudget.${value}`) })),
        ]}
        defaultValue={budget}
      />
      <Button>{message("gigs.find")}</Button>
    </form>
  );
}
