import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import {
  assignedFilters,
  dueFilters,
  orderFilters,
  stageFilters,
} from "@candor/contract/organizations/filter-values";
import type { ApplicationFilters, FilterCounts } from "@candor/contract/organizations/filters";
import type { ApplicationList } from "@candor/contract/values";
import { Form } from "react-router";
import { SelectField, TextField } from "../ui/field.tsx";
import { counted, numberText } from "../wording/counted.ts";

interface FilterFormProps {
  /** The page's address without filters. */
  readonly base: string;
  readonly list: ApplicationList;
  readonly filters: ApplicationFilters;
  readonly counts: FilterCounts;
  readonly total: number;
  /** Set for a board, which has a column for each stage. */
  readonly board?: boolean;
}

/** Narrows a list of applications. Next to each value is the number of applications that it would leave. */
export function FilterForm({ base, list, filters, counts, total, board = false }: FilterFormProps) {
  const { job: _, ...others } = filters;
  const set = Object.keys(list === "due" ? filters : others).length > 0;
  return (
    <Form
      method="get"
      action={base}
      className="pipeline-filters"
      autoComplete="off"
      key={JSON.stringify(filters)}
    >
      {board && <input type="hidden" name="view" value="board" />}
      <TextField
        name="words"
        label={message("pipeline.words")}
        defaultValue={filters.words}
        maxLength={limits.filterWordsCharacters}
      />
      <details open={set}>
        <summary>{message("pipeline.filters")}</summary>
        <div className="pipeline-selects">
          <Selects list={list} filters={filters} counts={counts} board={board} />
        </div>
        <label className="choice">
          <input type="checkbox" name="unread" value="1" defaultChecked={filters.unread === "1"} />
          {message("pipeline.unread", { count: numberText(counts.unread) })}
        </label>
      </details>
      <p className="pipeline-show">
        <button className="button button-quiet">{message("pipeline.show")}</button>
        {set && <a href={board ? `${base}?view=board` : base}>{message("pipeline.clear")}</a>}
        <span role="status">{counted("pipeline.found", total)}</span>
      </p>
      {filters.order && <p className="pipeline-order">{message("match.ordered")}</p>}
    </Form>
  );
}

function Selects({ list, filters, counts, board }: Omit<FilterFormProps, "base" | "total">) {
  const { job, stage = list === "due" ? "waiting" : "all", due, assigned, tag, order } = filters;
  const any = { value: "", label: message("pipeline.any") };
  const fixed = <Value extends string>(
    values: readonly Value[],
    key: (value: Value) => MessageKey,
    of: Readonly<Record<Value, number>>,
  ) => values.map((value) => optionOf(value, message(key(value)), of[value]));
  return (
    <>
      {list === "due" && (
        <SelectField
          name="job"
          label={message("pipeline.job")}
          options={[any, ...counts.jobs.map(({ id, title, count }) => optionOf(id, title, count))]}
          defaultValue={job}
        />
      )}
      {!board && (
        <SelectField
          name="stage"
          label={message("pipeline.stage")}
          options={fixed(stageFilters, stageKey, counts.stage)}
          defaultValue={stage}
        />
      )}
      <SelectField
        name="order"
        label={message("match.order")}
        options={[
          { value: "", label: message("match.order.dates") },
          ...orderFilters.map((value) => ({ value, label: message(`match.order.${value}`) })),
        ]}
        defaultValue={order}
      />
      <SelectField
        name="due"
        label={message("pipeline.due")}
        options={[any, ...fixed(dueFilters, (value) => `pipeline.due.${value}`, counts.due)]}
        defaultValue={due}
      />
      <SelectField
        name="assigned"
        label={message("pipeline.assigned")}
        options={[any, ...fixed(assignedFilters, (value) => `pipeline.assigned.${value}`, counts.assigned)]}
        defaultValue={assigned}
      />
      {(counts.tags.length > 0 || tag !== undefined) && (
        <SelectField
          name="tag"
          label={message("pipeline.tag")}
          options={[any, ...counts.tags.map((one) => optionOf(one.tag, one.tag, one.count))]}
          defaultValue={tag}
        />
      )}
    </>
  );
}

function stageKey(stage: (typeof stageFilters)[number]): MessageKey {
  return stage === "waiting" || stage === "all" ? `pipeline.stage.${stage}` : `applicationStatus.${stage}`;
}

function optionOf(value: string, label: string, count: number) {
  return { value, label: message("pipeline.option", { value: label, count: numberText(count) }) };
}
