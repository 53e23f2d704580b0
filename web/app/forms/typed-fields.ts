import { formOf } from "../wire/form-of.ts";
import { textOf } from "../wire/text-of.ts";

/** What was typed into a form, by field name; empty if nothing was. */
export type Typed = (name: string) => string;

export async function typedFields(request: Request): Promise<Typed> {
  return typedIn(await formOf(request));
}

export function typedIn(form: FormData): Typed {
  return (name) => textOf(form, name);
}
