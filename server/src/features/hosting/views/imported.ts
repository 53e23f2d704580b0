import type { ImportedPosting } from "@candor/contract/hosting/shapes";
import { fromJson } from "../../../platform/json-text.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { sourceLabel } from "../../jobs/rules/source-label.ts";
import { addressOf } from "../../jobs/views/document.ts";
import type { importedOf } from "../queries/imported.ts";
import { faultsOf } from "../rules/faults.ts";
import { followedForm, importedForm } from "../rules/imported-form.ts";
import { readPosting } from "../rules/reading.ts";
import { faultView } from "./posting.ts";

type Row = Awaited<ReturnType<typeof importedOf>>["rows"][number];

/** An imported posting with what prevents its confirmation, judged as the confirmation itself would. */
export function importedPostingView(row: Row, places: Places, now: number): ImportedPosting {
  const { fields, content } = readPosting(followedForm(row, importedForm(row, places)), places);
  return {
    id: String(row.id),
    title: fields.title || row.title,
    source: sourceLabel(row.source),
    places: fromJson(row.places_json).map((place) => addressOf(place)),
    faults: faultsOf(fields, content, now).map(faultView),
  };
}
