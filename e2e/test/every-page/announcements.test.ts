import { message } from "@candor/contract/messages/message";
import { blank, expect, test } from "../harness/browser.ts";
import { file, heading, openApply, pitch, resume } from "../harness/easy-apply.ts";
import { newAddress } from "../harness/own-account.ts";
import { nextCode } from "../harness/sign-in.ts";

/** What a screen reader says on its own while somebody applies: pages, steps and live regions. */
const most = 12;

test("R-75 M-30 a guest applies by keyboard alone, and hears at most twelve announcements", async ({
  open,
}) => {
  const page = await open(blank);
  const heard: string[] = [];
  await page.exposeFunction("hear", (said: string) => void heard.push(said));
  await page.addInitScript(announce);
  await openApply(page, "kelp farm diver");
  const email = newAddress("heard");
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.insertText(text);
  };
  const enter = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await page.waitForLoadState("networkidle");
  await type(message("apply.firstName"), "Ada");
  await type(message("apply.lastName"), "Byron");
  await file(page).setInputFiles(resume);
  await page.getByText(message("apply.uploaded", { fileName: resume.name })).waitFor();
  await enter(message("apply.next"));
  await heading(page, message("applyStep.contact")).waitFor();
  await type(message("apply.phone"), "(512) 555-0143");
  await type(message("apply.postalCode"), "78701");
  await type(message("apply.email"), email);
  await enter(message("apply.mailCode"));
  await page.getByLabel(message("apply.code"), { exact: true }).waitFor();
  await type(message("apply.code"), await nextCode(email));
  await enter(message("apply.next"));
  await heading(page, message("applyStep.charity")).waitFor();
  await enter(message("apply.next"));
  await heading(page, message("applyStep.elevatorPitch")).waitFor();
  await type(message("applyStep.elevatorPitch"), pitch);
  await enter(message("apply.next"));
  await heading(page, message("applyStep.finish")).waitFor();
  await enter(message("apply.send"));
  await heading(page, message("apply.submitted")).waitFor();
  expect(heard.length, heard.join("\n")).toBeGreaterThan(4);
  expect(heard.length, heard.join("\n")).toBeLessThanOrEqual(most);
});

/** Reports what the page would say: its title when it opens or changes, and each change of a live region. */
function announce(): void {
  const { hear } = globalThis as unknown as { hear: (said: string) => void };
  let title = "";
  const region = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";
  const said = new Map<Element, string>();
  const look = () => {
    if (document.title !== title && document.title !== "") hear(`page: ${(title = document.title)}`);
    for (const element of document.querySelectorAll(region)) {
      const text = element.textContent.trim();
      const before = said.get(element);
      said.set(element, text);
      // What a page loads with is read with it; only later changes are announced.
      if (before !== undefined && before !== text && text !== "") hear(`live: ${text}`);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
