import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import type { SavedView } from "@candor/contract/pipeline/shapes";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { TextField } from "../ui/field.tsx";
import type { FormError } from "../ui/form-errors.tsx";
import { useFocusedFault } from "../ui/use-focused-fault.ts";
import { numberText } from "../wording/counted.ts";
import "../styles/text-button.css";

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  readonly filters: ApplicationFilters;
  readonly faults: readonly FormError[];
  /** The refused name, for browsers without scripts. */
  readonly name?: string | undefined;
}

/** Somebody's saved views, each with its current count; and a form that saves this page's filters. */
export function SavedViews({ views, filters, faults, name }: SavedViewsProps) {
  const fault = faults.find(({ field }) => field === "viewName");
  const form = useFocusedFault(fault);
  const narrowed = Object.keys(filters).length > 0;
  if (views.length === 0 && !narrowed) return null;
  return (
    <section className="saved-views" aria-labelledby="saved-views">
      <h2 id="saved-views">{message("pipeline.views")}</h2>
      {views.length > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="forget-view" />
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <a href={addresses.answersDue(0, view.filters)} aria-current={isShown(view, filters)}>
                  {view.name} <span className="figures">{numberText(view.count)}</span>
                </a>
                <button
                  className="text-button"
                  name="view"
                  value={view.id}
                  aria-label={message("pipeline.forgetView", { name: view.name })}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {narrowed && (
        <Form method="post" className="save-view" ref={form}>
          <TextField
            name="viewName"
            label={message("pipeline.viewName")}
            maxLength={limits.tagCharacters}
            defaultValue={name}
            error={fault?.text}
          />
          <button className="button button-quiet" name="intent" value="save-view">
            {message("pipeline.saveView")}
          </button>
        </Form>
      )}
    </section>
  );
}

function isShown(view: SavedView, filters: ApplicationFilters): "page" | undefined {
  const text = (of: ApplicationFilters) =>
    JSON.stringify(Object.entries(of).toSorted(([a], [b]) => a.localeCompare(b)));
  return text(view.filters) === text(filters) ? "page" : undefined;
}
