import { machineClock } from "../../wire/clock.ts";
import { pageOfData } from "../../wire/page-of-data.ts";
import { keepingForms } from "./around-requests.ts";
import { tabStorage } from "./stored-forms.ts";
import { openTabForms, type TabForms } from "./tab-forms.ts";

/** Keeps what was typed into this page's forms if its session ends before they are saved. The code for it comes then. */
export function followForms(): Pick<TabForms, "unlock" | "lock"> {
  const tab = openTabForms(tabStorage(), () => machineClock.now());
  globalThis.fetch = keepingForms(globalThis.fetch, {
    page: () => pageOfData(new URL(location.href)),
    keep: async (body) => (await import("./keep-forms.ts")).keepForms(tab, body),
    async saved(action, body) {
      if (!tab.isEmpty()) await (await import("./restore-forms.ts")).forgetSaved(tab, action, body);
    },
  });
  return {
    unlock(key) {
      tab.unlock(key);
      if (tab.isEmpty()) return;
      // Without it the page works, and the forms stay where they are.
      import("./restore-forms.ts").then(({ restoreForms }) => restoreForms(tab)).catch(() => undefined);
    },
    lock: tab.lock,
  };
}
