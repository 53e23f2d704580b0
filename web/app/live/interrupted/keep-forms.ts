import { message } from "@candor/contract/messages/message";
import { notices } from "../../ui/notices/notice-store.ts";
import { isChanged } from "../../ui/unsaved/has-changes.ts";
import { machineClock } from "../../wire/clock.ts";
import { keptFor } from "./form-store.ts";
import { isAlike, isBox, isKept, type KeptForm, keptField } from "./kept-form.ts";
import { controlsOf, type Field, pageForms } from "./page-forms.ts";
import { type Entries, entriesOf, type SentForm } from "./sent-form.ts";
import type { TabForms } from "./tab-forms.ts";

let dismiss = (): void => undefined;

/**
 * The session has ended: keeps the form that was sent, and what was typed into the page's other forms. Says so, because
 * the page for signing in shows none of it.
 */
export async function keepForms(tab: TabForms, body: SentForm): Promise<void> {
  const forms = keptForms(body === undefined ? undefined : entriesOf(body));
  const isDone = forms.length > 0 && (await tab.use((store) => store.keep(forms).then(() => true)));
  if (!isDone) return;
  // Even if nobody comes back to this tab.
  machineClock.after(keptFor, () => void tab.use((store) => store.read()));
  dismiss();
  dismiss = notices.show({ text: message("interrupted.kept"), timeout: noticeTimeout });
}

/** Milliseconds: it explains another page than the one that somebody looked at. */
const noticeTimeout = 15_000;

function keptForms(sent: Entries | undefined): KeptForm[] {
  const shown = pageForms();
  return shown.flatMap(({ element, page, action, mark, as }) => {
    const isSent = sent !== undefined && isSentWith(element, sent);
    // A form that was refused before shows what was typed as its initial values.
    const fields = controlsOf(element)
      .filter((control) => isKept(control) && (isSent || isChanged(control)))
      .map(keptField);
    if (fields.length === 0) return [];
    const form = { page, action, mark, ...(as !== undefined && { as }), fields };
    return [{ ...form, isAlone: shown.filter((other) => isAlike(form, other)).length === 1 }];
  });
}

/** Whether all that its person filled in was sent. */
function isSentWith(form: HTMLFormElement, sent: Entries): boolean {
  const isSent = (control: Field) =>
    sent.some(([name, value]) => name === control.name && value === control.value);
  return controlsOf(form)
    .filter((control) => isKept(control) && !(isBox(control) && !(control as HTMLInputElement).checked))
    .every(isSent);
}
