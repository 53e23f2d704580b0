import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import type { Locator, Page } from "@playwright/test";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

async function openEditor(open: Open): Promise<{ page: Page; description: Locator }> {
  const pro = newAddress("writer");
  await appointPro(pro, pierCompany);
  const page = await open(blank);
  await signIn(page, pro, "/organization/jobs/new");
  const description = page.locator(".ProseMirror");
  await description.waitFor();
  return { page, description };
}

/** Pastes as a browser does: the clipboard holds the text as HTML. */
async function paste(description: Locator, name: string): Promise<void> {
  const html = await readFile(new URL(`../harness/clipboard/${name}.txt`, import.meta.url), "utf8");
  await description.focus();
  await description.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    clipboardData.setData("text/plain", "plain");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("the editor takes exactly the place of the text area", async ({ open }) => {
  const pro = newAddress("still");
  await appointPro(pro, pierCompany);
  const page = await open(blank);
  await signIn(page, pro);
  const place = page.locator(".rich-field");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const arriving = Promise.withResolvers<void>();
    await page.route(/\/rich-text-[^/]*\.js/, (route) => arriving.promise.then(() => route.continue()));
    await page.goto("/organization/jobs/new");
    const before = await place.boundingBox();
    arriving.resolve();
    await page.locator(".ProseMirror").waitFor();
    expect(await place.boundingBox()).toEqual(before);
    await page.unrouteAll();
  }
});

const written = (page: Page) => page.locator("textarea[name=description]").inputValue();

const lists = `<ul><li><p>Read the tides</p><ul><li><p>At night too</p></li></ul></li><li><p>Keep the log</p></li></ul><p>In this order:</p><ol><li><p>Board</p></li><li><p>Steer</p></li></ol>`;
const body = `<h2>What you do</h2><p>You <strong>guide</strong> ships past the <em>outer</em> reef, see <a href="https://pier.example/reef">the map</a>.</p>${lists}`;

test("a description is pasted from Word and Google Docs as headings, lists and links, and saved so", async ({
  open,
}) => {
  const { page, description } = await openEditor(open);
  await paste(description, "word");
  expect(tidied(await written(page))).toBe(`<h2>Harbor Pilot</h2>${body}`);
  await description.press("ControlOrMeta+a");
  await description.press("Delete");
  await paste(description, "google-docs");
  expect(tidied(await written(page))).toBe(body);
  await press(page, message("hosting.preview"));
  const shown = page.locator(".posting-preview");
  await expect(shown.getByRole("heading", { name: "What you do" })).toBeVisible();
  await expect(shown.locator("ul ul")).toHaveText("At night too");
  await expect(shown.getByRole("link", { name: "the map" })).toHaveAttribute("rel", /nofollow/);
});

test("a form that starts over with a question moves nothing afterwards", async ({ open }) => {
  const { page } = await openEditor(open);
  const isEditorThere = page.evaluate(async () => {
    while (!document.getElementById("question-kind-0"))
      await new Promise((resolve) =>
        new MutationObserver(resolve).observe(document, { childList: true, subtree: true }),
      );
    return document.querySelector(".rich-text[data-mounted=true]") !== null;
  });
  await press(page, message("hosting.question.add"));
  expect(await isEditorThere).toBe(true);
});

test("a description is written by keyboard alone", async ({ open }) => {
  const { page, description } = await openEditor(open);
  await description.focus();
  await page.keyboard.press("ControlOrMeta+Alt+2");
  await page.keyboard.type("Tides");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Read ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("them");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByLabel(message("rich.linkTo"));
  await address.fill("https://pier.example/tides");
  await address.press("Enter");
  await expect(description).toBeFocused();
  expect(await written(page)).toContain("<h2>Tides</h2><ul><li><p><a");
  // The toolbar is one tab stop, and nothing traps the Tab key.
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: message("rich.bold") })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: message("rich.italic") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(description).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(description).not.toBeFocused();
  expect(await faultsInEachView(page)).toEqual([]);
});

test("a draft is saved while it is written, and somebody else's save is shown next to one's own", async ({
  open,
}) => {
  const { page, description } = await openEditor(open);
  await page.getByLabel(message("hosting.field.title"), { exact: true }).fill("Harbor Pilot");
  await press(page, message("hosting.saveDraft"));
  await expect(page.locator(".posting-life")).toHaveText("Draft");
  await description.waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await description.fill("You guide ships.");
  await expect(page.locator(".posting-saved")).toContainText("Saved");
  await expect(description).toHaveText("You guide ships.");
  // The page knows about its own save: the next one is no conflict.
  await description.fill("You guide ships home.");
  await press(page, message("hosting.saveDraft"));
  await expect(page.getByText(message("hosting.saved")).first()).toBeVisible();
  await expect(page.locator(".conflict")).toHaveCount(0);
  await other.getByLabel(message("hosting.field.title"), { exact: true }).fill("Reef Pilot");
  const conflict = other.getByRole("alert").filter({ hasText: message("hosting.conflict") });
  await expect(conflict.locator("td").first()).toHaveText("Reef Pilot");
});

/** Word ends its paragraphs with spaces. */
function tidied(html: string): string {
  return html.replaceAll(/[\s\u00A0]+<\/p>/g, "</p>").replaceAll(/[\s\u00A0]+/g, " ");
}
