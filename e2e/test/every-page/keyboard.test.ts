import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { appointAdministrator, appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pages } from "../harness/page-rows.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

/** The pages that each visitor is the first to see. */
const firstSeen = ([first, ...earlier]: readonly number[]): string[] =>
  Object.values(pages)
    .filter(([, row]) => row[first!] === 200 && earlier.every((visitor) => row[visitor] !== 200))
    .map(([path]) => path);

const runs = [
  ["a stranger", firstSeen([0]), async () => undefined],
  ["a person", firstSeen([1, 0]), async () => undefined],
  ["a Pro", firstSeen([2, 1, 0]), (email: string) => appointPro(email, pierCompany)],
  ["an administrator", firstSeen([3, 2, 1, 0]), appointAdministrator],
] as const;

for (const [who, paths, appoint] of runs)
  test(`M-34 the Tab key alone brings ${who} to every control of every page, and shows where it is`, async ({
    open,
  }) => {
    const page = await open(blank);
    if (who !== "a stranger") {
      const email = newAddress("keyboard");
      await signIn(page, email);
      await appoint(email);
    }
    expect(paths.length).toBeGreaterThan(6);
    const job = await jobNamed(page, "Pier Watcher 1");
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await unreached(page, path.replace("{job}", job))));
    expect(faults).toEqual([]);
  });

/** Controls of a page that the Tab key passes over, or on which nothing shows that they have the focus. */
async function unreached(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  const presses = await page.evaluate(watchFocus);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press("Tab");
  return (await page.evaluate(leftOut)).map((fault) => `${path}: ${fault}`);
}

declare global {
  var keyboardRun: { readonly controls: readonly HTMLElement[]; readonly seen: Map<Element, boolean> };
}

/** Runs in the page. Resolves to how often Tab has to be pressed: the parts of a date are stops of their own. */
function watchFocus(): number {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0'], [contenteditable='true']",
    ),
  ].filter((control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility());
  const seen = new Map<Element, boolean>();
  globalThis.keyboardRun = { controls, seen };
  addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement;
    // A label may show the focus of its field, and so may the drawing beside a hidden one.
    const around = [focused, focused.nextElementSibling, focused.parentElement, focused.closest("label")];
    const isShown = around.some((each) => each && getComputedStyle(each).outlineStyle !== "none");
    seen.set(focused, isShown);
  });
  (document.activeElement as HTMLElement | null)?.blur();
  const dates = controls.filter((control) =>
    /^(?:date|time|month|datetime-local)$/.test(control.getAttribute("type") ?? ""),
  );
  return controls.length + 6 * dates.length + 2;
}

/** Runs in the page. Of radio buttons, Tab reaches one for all. */
function leftOut(): string[] {
  const { controls, seen } = globalThis.keyboardRun;
  const isReached = (control: HTMLElement) =>
    seen.has(control) ||
    !control.isConnected ||
    (control instanceof HTMLInputElement &&
      control.type === "radio" &&
      [...seen.keys()].some((other) => other instanceof HTMLInputElement && other.name === control.name));
  const missed = controls.filter((control) => !isReached(control));
  const faint = [...seen].filter(([, isShown]) => !isShown).map(([control]) => control);
  return [
    ...missed.map((control) => `Tab misses ${control.outerHTML.slice(0, 100)}`),
    ...faint.map((control) => `no focus is seen on ${control.outerHTML.slice(0, 100)}`),
  ];
}
