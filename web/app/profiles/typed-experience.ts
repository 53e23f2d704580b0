import type { Experience, ExperienceBody } from "@candor/contract/profiles/shapes";
import type { Typed } from "../forms/typed-fields.ts";
import { typedMonth } from "./month-field.tsx";

interface MonthFields {
  readonly month: string;
  readonly year: string;
}

/** The values in one job's form. */
export interface TypedExperience {
  readonly title: string;
  readonly company: string;
  readonly started: MonthFields;
  readonly ended: MonthFields;
  readonly current: boolean;
  readonly description: string;
}

/** In the form's order. */
export function typedExperience(typed: Typed): TypedExperience {
  const month = (name: string) => ({ month: typed(`${name}-month`), year: typed(`${name}-year`) });
  return {
    title: typed("title"),
    company: typed("company"),
    started: month("started"),
    ended: month("ended"),
    current: typed("current") !== "",
    description: typed("description"),
  };
}

/** What was written, without what was only chosen. */
export function textsOf({ title, company, description }: TypedExperience): string[] {
  return [title, company, description];
}

/** In the call's format. */
export function experienceBodyOf({ started, ended, ...typed }: TypedExperience): ExperienceBody {
  return {
    ...typed,
    started: typedMonth(started.month, started.year),
    ended: typedMonth(ended.month, ended.year),
  };
}

/** The form of a saved job; empty without one. */
export function shownExperience(job: Experience | undefined): TypedExperience {
  const { title = "", company = "", started, ended, current = false, description = "" } = job ?? {};
  return { title, company, started: fieldsOf(started), ended: fieldsOf(ended), current, description };
}

function fieldsOf(month: string | undefined): MonthFields {
  const [year = "", number = ""] = month?.split("-") ?? [];
  return { month: number && String(Number(number)), year };
}
