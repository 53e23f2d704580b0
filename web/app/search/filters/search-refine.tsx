import { message } from "@candor/contract/messages/message";
import { payUnits } from "@candor/contract/values";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { numberText } from "../../wording/counted.ts";
import { sentenceShown } from "../form/mirror.ts";
import { useSearchForm } from "../form/use-search-form.ts";
import { searchOnly } from "../parameters.ts";
import { chipsOf } from "../understood/chips.ts";
import { radii } from "../understood/places.ts";
import type { Search } from "./facets.ts";

/** The filters that take numbers: minimum pay, and distance from a place. */
export function SearchRefine({ parameters, criteria, found }: Search) {
  const { form, onSubmit, values } = useSearchForm({ parameters, criteria, found });
  const isSomewhere = criteria.location !== undefined || chipsOf(found, ["place"]).length > 0;
  const miles = values.get("distanceMiles");
  const own = ["compensationMin", "compensationType", ...(isSomewhere ? ["distanceMiles"] : [])];
  return (
    <form className="refine" data-act="search" action={addresses.search()} ref={form} onSubmit={onSubmit}>
      {[...sentenceShown({ parameters, criteria, found }), ...searchOnly(parameters)]
        .filter(([name]) => !own.includes(name))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      <TextField
        name="compensationMin"
        label={message("refine.payFloor")}
        defaultValue={values.get("compensationMin") ?? ""}
        inputMode="decimal"
        maxLength={13}
      />
      <SelectField
        name="compensationType"
        label={message("refine.unit")}
        defaultValue={values.get("compensationType") ?? "year"}
        options={units()}
      />
      {isSomewhere && (
        <SelectField
          name="distanceMiles"
          label={message("refine.distance")}
          defaultValue={miles ?? ""}
          options={distances(miles === null ? undefined : Number(miles))}
        />
      )}
      <Button tone="quiet">{message("search.set")}</Button>
    </form>
  );
}

/** A year is the default, so it comes first. */
const units = () => payUnits.toReversed().map((value) => ({ value, label: message(`refine.unit.${value}`) }));

/** A state or a country has no distance unless the search sets one. */
function distances(chosen: number | undefined) {
  return [
    ...(chosen === undefined ? [{ value: "", label: message("refine.inside") }] : []),
    ...radii(chosen).map((value) => ({
      value: String(value),
      label: value === 0 ? message("refine.inPlace") : message("refine.miles", { value: numberText(value) }),
    })),
  ];
}
