/** Whether a draft exists that the form can be saved to. */
export function isBegun(form: HTMLFormElement): boolean {
  return fieldOf(form, "draft")?.value !== "";
}

/** A pasted text isn't part of the posting. */
export function isText(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.getAttribute("name") !== "pasted";
}

export function holdsPasted(form: HTMLFormElement): boolean {
  const pasted = form.elements.namedItem("pasted");
  return pasted instanceof HTMLTextAreaElement && pasted.value !== pasted.defaultValue;
}

/** A button that waits for a save names its version at once; the next rendering does too. */
export function nameSaved(form: HTMLFormElement, { id, version }: { id: string; version: number }): void {
  put(form, "version", String(version));
  put(form, "draft", id);
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
