/** The parts of a form's field that decide whether it is kept. */
export interface KeepableField {
  readonly name: string;
  readonly type: string;
  readonly autocomplete?: string;
}

/** Every other type is a secret, a file, or nothing that somebody typed. */
const typed = new Set(
  "checkbox color date datetime-local email month number radio range search select-one tel text textarea time url week".split(
    " ",
  ),
);

/** What must not stay even where its type is a text's. */
const secret = /one-time-code|password|^cc-/;

/** ADR 125: whether a field may be kept when a session ends before its form is saved. */
export function isKeptField({ name, type, autocomplete = "" }: KeepableField): boolean {
  return name !== "" && typed.has(type) && !secret.test(autocomplete);
}

/** Hidden values that are new whenever a page is made: they say nothing about which form it is. */
export const changingValues: ReadonlySet<string> = new Set(["key", "version"]);
