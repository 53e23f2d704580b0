import { isKeptField, type KeepableField } from "@candor/contract/kept-fields";

/** A field as somebody left it. */
export interface KeptField {
  readonly name: string;
  /** For a checkbox or radio button, which one it is. */
  readonly value: string;
  /** Only checkboxes and radio buttons have it. */
  readonly checked?: boolean;
}

/** A form, and how to find it again. */
export interface KeptForm {
  /** Its page's path. */
  readonly page: string;
  /** Where it is sent: path and query. */
  readonly action: string;
  /** Recognizes it on any page: the value of its `data-kept-as`. */
  readonly as?: string;
  /** Tells apart forms with the same fields, such as those of a list. */
  readonly mark: string;
  /** Whether its page had no other form like it. */
  readonly isAlone: boolean;
  readonly fields: readonly KeptField[];
}

/** A form that a page has now. */
export type ShownForm = Pick<KeptForm, "page" | "action" | "as" | "mark"> & {
  readonly names: ReadonlySet<string>;
};

/** The parts of a form's control that decide about it. */
export interface Control extends KeepableField {
  readonly value: string;
  readonly checked?: boolean;
  closest(selector: string): unknown;
}

/** Whether a control may be kept. `data-unkept`, on it or around it, forbids that; `data-kept` allows a hidden one. */
export function isKept(control: Control): boolean {
  const isAllowed = control.type === "hidden" && control.closest("[data-kept]") !== null;
  return (isKeptField(control) || isAllowed) && control.closest("[data-unkept]") === null;
}

export function isBox({ type }: Pick<Control, "type">): boolean {
  return type === "checkbox" || type === "radio";
}

export function keptField(control: Control): KeptField {
  const { name, value, checked } = control;
  return isBox(control) ? { name, value, checked: checked === true } : { name, value };
}

/** Each kept field with its control: the box with its value, or the next one of its name; undefined if it is missing. */
export function pairsOf<C extends Control>(
  fields: readonly KeptField[],
  controls: readonly C[],
): [KeptField, C | undefined][] {
  const free = new Set(controls.filter(isKept));
  return fields.map((field) => {
    const found = [...free].find(
      (control) =>
        control.name === field.name &&
        isBox(control) === (field.checked !== undefined) &&
        (field.checked === undefined || control.value === field.value),
    );
    if (found) free.delete(found);
    return [field, found];
  });
}

/**
 * The form that a kept one belongs to. One that looks like it, but may be another of a list, is none: what somebody
 * wrote about one person must not end up in a form about another.
 */
export function sameForm<F extends ShownForm>(form: KeptForm, shown: readonly F[]): F | undefined {
  if (form.as !== undefined) return shown.find(({ as }) => as === form.as);
  const alike = shown.filter((one) => isAlike(form, one));
  const [only] = form.isAlone && alike.length === 1 ? alike : [];
  return alike.find(({ mark }) => mark === form.mark) ?? only;
}

/** Whether it has the same page, the same address and the kept fields. */
export function isAlike({ page, action, fields }: Omit<KeptForm, "isAlone">, shown: ShownForm): boolean {
  return shown.page === page && shown.action === action && fields.every(({ name }) => shown.names.has(name));
}

/** Whether a form that was sent to an address is the kept one. */
export function isSentAs(form: KeptForm, action: string, sent: ReadonlySet<string>): boolean {
  const isThere = form.as !== undefined || form.action === action;
  // A box that isn't checked isn't sent.
  return isThere && form.fields.every(({ name, checked }) => checked !== undefined || sent.has(name));
}
