/** The forms of an element that post, or the form that it is. */
export function formsIn(element: HTMLElement | null): HTMLFormElement[] {
  if (element instanceof HTMLFormElement) return [element];
  return [...(element?.querySelectorAll("form") ?? [])].filter(({ method }) => method === "post");
}

/** Whether a field differs from its initial value. Fields with `data-unasked` don't count. */
export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => !field.hasAttribute("data-unasked") && isChanged(field));
}

/** Whether an element is a field that differs from its initial value. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isOtherChoice(field);
  // A box without a value says "on", whatever its default value is.
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
    return field.checked !== field.defaultChecked;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.value !== field.defaultValue;
}

/** A list in which nothing is chosen at first begins with its first option. */
function isOtherChoice({ options, multiple }: HTMLSelectElement): boolean {
  const isInitial = [...options].some(({ defaultSelected }) => defaultSelected);
  return [...options].some(({ selected, defaultSelected, index }) =>
    isInitial || multiple ? selected !== defaultSelected : selected !== (index === 0),
  );
}
