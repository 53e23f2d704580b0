export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether the focus is in a control that a press reaches at once. A message that appears when a field is left pushes
 * what follows down: a button, a link or a checkbox would move from under the pointer before it is released.
 */
export function isTypedInto(element: EventTarget | null): element is Control {
  if (element instanceof HTMLInputElement) return !["checkbox", "radio", "file"].includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}
