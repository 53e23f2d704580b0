import type { Control, KeptForm, ShownForm } from "../../../app/live/interrupted/kept-form.ts";

interface Options extends Partial<Omit<Control, "closest">> {
  /** The attributes on it, and on what is around it. */
  readonly within?: readonly string[];
}

export function control({ within = [], ...own }: Options = {}): Control {
  const closest = (selector: string) => (within.includes(selector) ? {} : null);
  return { name: "note", type: "text", value: "", ...own, closest };
}

export function keptForm(given: Partial<KeptForm> = {}): KeptForm {
  const path = "/settings/x";
  const fields = [{ name: "note", value: "Kelp" }];
  return { page: path, action: path, mark: "a", isAlone: true, fields, ...given };
}

export function shownForm(given: Partial<ShownForm> = {}): ShownForm {
  const path = "/settings/x";
  return { page: path, action: path, mark: "a", names: new Set(["note", "name"]), ...given };
}
