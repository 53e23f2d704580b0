import { message } from "@candor/contract/messages/message";
import { payUnits } from "@candor/contract/values";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { numberText } from "../../wording/counted.ts";
import { useSearchForm } from "../form/use-search-form.ts";
import { searchOnly } from "../parameters.ts";
import type { Search } from "./facets.ts";

/** What takes a figure: the least pay, and how far around a place. */
export function SearchRefine({ parameters, criteria, found }: Search) {
  const { form, onSubmit } = useSearchForm(parameters);
  const isSomewhere = criteria.location !== undefined || found?.chips?.some(({ kind }) => kind === "place");
  const own = ["compensationMin", "compensationType", ...(isSomewhere ? ["distanceMiles"] : [])];
  return (
    <form className="refine" data-act="search" action={addresses.search()} ref={form} onSubmit={onSubmit}>
      {[...searchOnly(parameters)]
        .filter(([name]) => !own.includes(name))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      <TextField
        name="compensationMin"
        label={message("refine.payFloor")}
        defaultValue={criteria.compensationMin?.toString()}
        inputMode="decimal"
        maxLength={13}
      />
      <SelectField
        name="compensationType"
        label={message("refine.unit")}
        defaultValue={criteria.compensationType}
        options={units}
      />
      {isSomewhere && (
        <SelectField
          name="distanceMiles"
          label={message("refine.distance")}
          defaultValue={criteria.distanceMiles?.toString()}
          options={distances(criteria.distanceMiles)}
        />
      )}
      <Button tone="quiet">{message("search.set")}</Button>
    </form>
  );
}

/** A year is meant where nothing is said, and stands first. */
const units = payUnits.toReversed().map((value) => ({ value, label: message(`refine.${value}`) }));

const miles = [5, 10, 25, 50, 100];

function distances(chosen: number | undefined) {
  const listed = chosen === undefined ? miles : [...new Set([...miles, chosen])].sort((a, b) => a - b);
  return [
    { value: "", label: message("refine.inPlace") },
    ...listed.map((value) => ({
      value: String(value),
      label: message("refine.miles", { value: numberText(value) }),
    })),
  ];
}
