/** A form's text field; empty if it has none. Browsers send each line break as two characters; it counts as one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
