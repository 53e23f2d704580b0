/** A form as a script sends it. */
export type SentForm = BodyInit | null | undefined;

export type Entries = readonly (readonly [string, FormDataEntryValue])[];

export function entriesOf(body: SentForm): Entries {
  if (body instanceof FormData) return [...body];
  return typeof body === "string" || body instanceof URLSearchParams ? [...new URLSearchParams(body)] : [];
}
