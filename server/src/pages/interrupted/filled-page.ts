import { changingValues, isKeptField } from "@candor/contract/kept-fields";
import { formAddress } from "./form-address.ts";
import type { InterruptedForm } from "./forms.ts";
import { type FoundField, type FoundForm, foundForms, type Span } from "./found-forms.ts";

interface Edit extends Span {
  readonly text: string;
}

/** A page at an address with the form filled in; undefined if it has no such form, or already shows the same. */
export function filledPage(html: string, address: string, sent: InterruptedForm): string | undefined {
  const isSent = (form: FoundForm) => formAddress(address, form.action) === sent.action && isSame(form, sent);
  const form = foundForms(html).find(isSent);
  const edits = form ? editsOf(form, sent) : [];
  // Several fields may be in one fold.
  const distinct = new Map(edits.map((edit) => [edit.start, edit]));
  const filled = [...distinct.values()]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), html);
  return filled === html ? undefined : filled;
}

/** Whether its hidden values and the pressed button are those that were sent, so that it is no other form of a list. */
function isSame({ fields }: FoundForm, { entries }: InterruptedForm): boolean {
  const isSent = ({ name, value }: FoundField) =>
    entries.some(([sent, text]) => sent === name && text === value);
  const hidden = fields.filter(({ name, type }) => type === "hidden" && !changingValues.has(name));
  const buttons = fields.filter(({ name, type }) => type === "button" && name !== "");
  const pressed = buttons.filter(({ name }) => entries.some(([sent]) => sent === name));
  return hidden.every(isSent) && (pressed.length === 0 || pressed.some(isSent));
}

function editsOf({ fields }: FoundForm, { entries }: InterruptedForm): Edit[] {
  const left = [...entries];
  const take = (name: string, value?: string) => {
    const at = left.findIndex(([sent, text]) => sent === name && (value === undefined || text === value));
    return at < 0 ? undefined : left.splice(at, 1)[0]?.[1];
  };
  return fields.flatMap((field) => {
    const { name, type, attributes, isUnkept } = field;
    if (isUnkept || !isKeptField({ name, type, autocomplete: attributes["autocomplete"] ?? "" })) return [];
    const isBox = type === "checkbox" || type === "radio";
    const value = take(name, isBox ? field.value : undefined);
    const edits = isBox
      ? checked(field, value !== undefined)
      : value === undefined
        ? []
        : typed(field, value);
    const isChanged = edits.length > 0;
    return isChanged ? [...edits, ...field.folds.map(unfolded)] : [];
  });
}

/** A box that wasn't checked wasn't sent. */
function checked({ tag, attributes }: FoundField, isChecked: boolean): Edit[] {
  if ("checked" in attributes === isChecked) return [];
  return [{ ...tag, text: tagOf("input", withFlag(attributes, "checked", isChecked)) }];
}

function typed({ type, tag, content, value: before, attributes, options }: FoundField, sent: string): Edit[] {
  const value = sent.replaceAll("\r\n", "\n");
  if (type === "textarea")
    return content && value !== before ? [{ ...content, text: `\n${escaped(value)}` }] : [];
  if (type === "select-one")
    return options.flatMap((option) => {
      const isChosen = option.value === value;
      if ("selected" in option.attributes === isChosen) return [];
      return [{ ...option.tag, text: tagOf("option", withFlag(option.attributes, "selected", isChosen)) }];
    });
  return value === before ? [] : [{ ...tag, text: tagOf("input", { ...attributes, value }) }];
}

function unfolded({ start }: Span): Edit {
  const end = start + "<details".length;
  return { start, end, text: "<details open" };
}

function withFlag(attributes: Readonly<Record<string, string>>, flag: string, isSet: boolean) {
  const { [flag]: _, ...others } = attributes;
  return isSet ? { ...others, [flag]: "" } : others;
}

function tagOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join("")}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
