import { changingValues } from "@candor/contract/kept-fields";
import { isKept, type KeptForm, type ShownForm } from "./kept-form.ts";

export interface PageForm extends ShownForm {
  readonly element: HTMLFormElement;
}

/** The forms of this page that post something typed. */
export function pageForms(): PageForm[] {
  return [...document.forms].filter(({ method }) => method === "post").map(described);
}

/** Its controls, whatever their names are. */
export function controlsOf({ elements }: HTMLFormElement): Field[] {
  return [...elements].filter(isField);
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function described(element: HTMLFormElement): PageForm {
  const as = element.dataset["keptAs"];
  const names = controlsOf(element)
    .filter(isKept)
    .map(({ name }) => name);
  return {
    element,
    page: location.pathname,
    action: addressOf(element),
    ...(as !== undefined && { as }),
    mark: markOf(element),
    names: new Set(names),
  };
}

/** A control named "action" hides the form's own property. */
function addressOf(form: HTMLFormElement): KeptForm["action"] {
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", location.href);
  return `${pathname}${search}`;
}

/** A digest of its hidden values and its buttons' values. Hidden values may be tokens, which must not be kept. */
function markOf(form: HTMLFormElement): string {
  const fixed = [...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>("[type=hidden], button")];
  const pairs = fixed.flatMap(({ name, value }) => (changingValues.has(name) ? [] : [`${name}=${value}`]));
  return digestOf(pairs.toSorted().join("&"));
}

/** FNV-1a, 32 bits: too few to recover a token from. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const unit of text) digest = Math.imul(digest ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (digest >>> 0).toString(36);
}
