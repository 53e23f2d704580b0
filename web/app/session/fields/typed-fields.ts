import { formOf } from "../../wire/form-of.ts";

/**
 * What was typed into a form, by field name; empty if nothing was. Browsers send each line break as two characters; it
 * counts as one.
 */
export type Typed = (name: string) => string;

export async function typedFields(request: Request): Promise<Typed> {
  return typedIn(await formOf(request));
}

export function typedIn(form: FormData): Typed {
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
}
