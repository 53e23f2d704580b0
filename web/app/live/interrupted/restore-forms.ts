import { message } from "@candor/contract/messages/message";
import { notices } from "../../ui/notices/notice-store.ts";
import { isChanged } from "../../ui/unsaved/has-changes.ts";
import { isBox, isSentAs, type KeptField, type KeptForm, pairsOf, sameForm } from "./kept-form.ts";
import { controlsOf, type Field, pageForms } from "./page-forms.ts";
import { entriesOf, type SentForm } from "./sent-form.ts";
import type { TabForms } from "./tab-forms.ts";

/** What this page hasn't shown yet. */
let missing: readonly KeptForm[] = [];
let observer: MutationObserver | undefined;

/**
 * Fills this tab's forms with what was typed before its session ended. Nothing is sent: the person looks at it and saves
 * it again. A form, or a row of it, that appears later is filled then.
 */
export async function restoreForms(tab: TabForms): Promise<void> {
  if (observer) return;
  observer = new MutationObserver(fillForms);
  missing = (await tab.use((store) => store.read())) ?? [];
  observer.observe(document.body, { childList: true, subtree: true });
  fillForms();
}

/** A form was saved: its copy goes. */
export async function forgetSaved(tab: TabForms, action: string, body: SentForm): Promise<void> {
  const sent = new Set(entriesOf(body).map(([name]) => name));
  const isSaved = (form: KeptForm) => isSentAs(form, action, sent);
  missing = missing.filter((form) => !isSaved(form));
  await tab.use((store) => store.forget(isSaved));
}

function fillForms(): void {
  const isHere = ({ page, as }: KeptForm) => as !== undefined || page === location.pathname;
  const shown = missing.some(isHere) ? pageForms() : [];
  let isBack = false;
  missing = missing.flatMap((form) => {
    const found = sameForm(form, shown);
    if (!found) return [form];
    const pairs = pairsOf(form.fields, controlsOf(found.element));
    for (const [field, control] of pairs) if (control && fill(control, field)) isBack = true;
    const fields = pairs.filter(([, control]) => !control).map(([field]) => field);
    return fields.length > 0 ? [{ ...form, fields }] : [];
  });
  if (missing.length === 0) observer?.disconnect();
  if (isBack) notices.show({ text: message("interrupted.back"), timeout: null });
}

/** Whether it was filled. What somebody typed in the meantime stays. */
function fill(control: Field, { value, checked }: KeptField): boolean {
  const isSame = isBox(control) ? (control as HTMLInputElement).checked === checked : control.value === value;
  if (isSame || isChanged(control)) return false;
  for (
    let around = control.closest("details");
    around;
    around = around.parentElement?.closest("details") ?? null
  )
    around.open = true;
  // Clicking is what React listens to.
  if (isBox(control)) control.click();
  else type(control, value);
  return true;
}

/** As if it were typed: React notices only a value that it didn't set itself. */
function type(control: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
