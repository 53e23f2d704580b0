import type { PostingDefaults } from "@candor/contract/hosting/defaults";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { authorization } from "../harness/an-application.ts";
import { expect, scripting, test } from "../harness/browser.ts";
import { descriptionOf } from "../harness/description.ts";
import { field, press } from "../harness/easy-apply.ts";
import { expectNotAsked, leavingDialog, linkAway, stay } from "../harness/leaving.ts";
import { newAddress } from "../harness/own-account.ts";
import { becomesDraft, fillPosting, openNewPosting, postingTitle, publish } from "../harness/posting-form.ts";

const saved = (page: Page) => page.locator(".posting-saved").getByText(/^Saved/);

/** How many postings the organization's list has with this title. */
async function countNamed(page: Page, name: string): Promise<number> {
  await page.goto("/organization/jobs");
  return page.getByRole("link", { name, exact: true }).count();
}

test("C-20 a new posting becomes a draft while its first text is typed, and keeps focus and text", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  const name = `Lamp Trimmer ${newAddress("t")}`;
  await postingTitle(page).pressSequentially(name);
  await becomesDraft(page);
  await expect(postingTitle(page)).toBeFocused();
  await postingTitle(page).pressSequentially(" II");
  await expect(postingTitle(page)).toHaveValue(`${name} II`);
  await descriptionOf(page).fill("You trim our lamps.");
  await expect(() => expectSaved(page, "You trim our lamps.")).toPass();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await page.waitForURL(/\/organization\/jobs\/\d+\/edit$/);
  await expect(page.locator(".posting-life")).toHaveText("Draft");
  await expect(postingTitle(page)).toHaveValue(`${name} II`);
  await expect(page.locator("#description")).toHaveValue(/You trim our lamps\./);
  expect(await countNamed(page, `${name} II`)).toBe(1);
  await page.goBack();
  await field(page, message("hosting.field.benefits")).fill("Free oil");
  await press(page, message("hosting.preview"));
  const preview = page.locator(".posting-preview");
  await preview.getByText(message("hosting.previewUnsaved")).waitFor();
  await expect(saved(page)).toBeVisible();
  await expect(preview.getByText(message("hosting.previewUnsaved"))).toHaveCount(0);
  await field(page, message("hosting.field.benefits")).fill("B".repeat(2001));
  await page
    .locator(".posting-saved")
    .getByText(/make this shorter/)
    .waitFor();
  await page.context().clearCookies();
  await field(page, message("hosting.field.benefits")).fill("Oil for your own lamps");
  await page.getByText(message("hosting.autosaveSignedOut")).waitFor();
  await expect(field(page, message("hosting.field.benefits"))).toHaveValue("Oil for your own lamps");
});

/** Resolves once the draft that the address names holds the text. */
async function expectSaved(page: Page, text: string): Promise<void> {
  const draft = new URL(page.url()).searchParams.get("draft");
  const answer = await page.request.get(`/organization/jobs/${draft}/edit`);
  expect(await answer.text()).toContain(text);
}

test("L-06 loading the page's data again leaves the form, its focus and what it saved by itself", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  await postingTitle(page).pressSequentially("Lamp");
  await becomesDraft(page);
  await page.reload();
  await page.waitForURL(/\/organization\/jobs\/\d+\/edit$/);
  await page.waitForLoadState("networkidle");
  await postingTitle(page).press("End");
  await postingTitle(page).pressSequentially(" Trimmer");
  await expect(saved(page)).toBeVisible();
  const loaded = page.waitForResponse((answer) => answer.url().endsWith("/edit.data"));
  await page.evaluate(reloadData);
  await loaded;
  await expect(postingTitle(page)).toBeFocused();
  await page.keyboard.type(" II");
  await expect(postingTitle(page)).toHaveValue("Lamp Trimmer II");
});

/** In the page: what a change event does (`web/app/live/use-fresh-data.ts`). */
async function reloadData(): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  await globalThis.__reactRouterDataRouter.revalidate();
}

declare global {
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  var __reactRouterDataRouter: { readonly revalidate: () => Promise<void> };
}

test("C-20 a new posting whose first answer was lost is one draft, and a press waits for it", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  const name = `Lamp Carrier ${newAddress("t")}`;
  let lost = 0;
  await page.route(/\/organization\/jobs\/new\.data/, async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await postingTitle(page).fill(name);
  await expect.poll(() => lost).toBe(1);
  await field(page, message("hosting.field.places")).fill("Portland, OR");
  await press(page, message("hosting.saveDraft"));
  await expect(page.locator(".posting-life")).toHaveText("Draft");
  await expect(field(page, message("hosting.field.places"))).toHaveValue("Portland, OR");
  expect(await countNamed(page, name)).toBe(1);
});

test("C-20 a press that waits for an automatic save shows it, and a second press does nothing", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  const sent: string[] = [];
  const saving = Promise.withResolvers<void>();
  await page.route(/\/organization\/jobs\/new\.data/, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const intent = new URLSearchParams(request.postData() ?? "").get("intent") ?? "";
    sent.push(intent);
    if (intent === "autosave") await saving.promise;
    return route.continue();
  });
  await fillPosting(page, `Lamp Polisher ${newAddress("t")}`);
  await expect.poll(() => sent).toEqual(["autosave"]);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const pressed = button(message("hosting.move.publish"));
  await expect(pressed).not.toHaveAttribute("aria-disabled");
  await pressed.click();
  await expect(pressed).toHaveAttribute("aria-disabled", "true");
  await button(message("hosting.saveDraft")).click({ force: true });
  await postingTitle(page).press("Enter");
  saving.resolve();
  await expect(page.locator(".posting-life")).toHaveText("Published");
  expect(sent).toEqual(["autosave", "publish"]);
});

test("C-20 a form that began a draft before, and doesn't know it, saves over that draft", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  const name = `Lamp Cleaner ${newAddress("t")}`;
  const key = await page.locator("[name=key]").inputValue();
  const organizationId = await page.locator("[name=organizationId]").inputValue();
  const headers = { origin: new URL(page.url()).origin };
  for (const typed of [name, `${name} II`]) {
    const long = { title: typed, description: "Жар ".repeat(limits.postingCharacters / 4) };
    const form = { key, organizationId, ...long, draft: "", version: "0", intent: "save" };
    const answer = await page.request.post("/organization/jobs/new", { form, headers });
    expect(answer.status()).toBe(200);
  }
  expect(await countNamed(page, name)).toBe(0);
  expect(await countNamed(page, `${name} II`)).toBe(1);
});

for (const [how, javaScriptEnabled] of scripting)
  test(`C-20 R-78 a new posting moves to another organization, with its defaults and what was typed, ${how}`, async ({
    signedIn,
  }) => {
    const page = await signedIn(newAddress("two-organizations"), "/about", { javaScriptEnabled });
    const [first, second] = [newAddress("first"), newAddress("second")];
    await createOrganization(page, first, {
      benefits: "A pier",
      answerBusinessDays: "4",
      places: "Portland, OR",
    });
    await createOrganization(page, second, { benefits: "A buoy", answerBusinessDays: "7" });
    await page.goto("/organization/jobs/new");
    const value = (name: "benefits" | "answerBusinessDays" | "places") =>
      expect(field(page, message(`hosting.field.${name}`)));
    await value("answerBusinessDays").toHaveValue("4");
    const name = `Lamp Mender ${newAddress("t")}`;
    await postingTitle(page).fill(name);
    await field(page, message("hosting.field.benefits")).fill("A lamp");
    if (javaScriptEnabled) await becomesDraft(page);
    await press(page, message("hosting.postForOther", { organization: second }));
    await page.getByText(message("hosting.switched")).waitFor();
    await expect(page).toHaveURL(/organization=second/);
    await value("answerBusinessDays").toHaveValue("7");
    await value("places").toHaveValue("");
    await value("benefits").toHaveValue("A lamp");
    await expect(postingTitle(page)).toHaveValue(name);
    await press(page, message("hosting.saveDraft"));
    await expect(page.locator(".posting-life")).toHaveText("Draft");
    await press(page, message("hosting.preview"));
    await expect(page.locator(".posting-preview")).toContainText(second);
    expect(await countNamed(page, name)).toBe(1);
  });

test("R-78 defaults that no posting could have are refused, and stay as they were typed", async ({
  signedIn,
}) => {
  const page = await signedIn(newAddress("defaults"), "/about");
  const slug = await createOrganization(page, newAddress("d"), {});
  await page.goto(`/organization/${slug}/defaults`);
  const [places, benefits] = [message("hosting.field.places"), message("hosting.field.benefits")];
  await field(page, places).fill("Xyzzyville");
  await field(page, benefits).fill("A pier");
  await press(page, message("profile.save"));
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(/Xyzzyville/);
  await expect(field(page, benefits)).toHaveValue("A pier");
  await field(page, places).fill("Portland, OR");
  await press(page, message("profile.save"));
  await page.getByText(message("postingDefaults.saved")).waitFor();
});

/** Creates it by calls, with what its new postings begin with; resolves to its slug. */
async function createOrganization(
  page: Page,
  name: string,
  defaults: Partial<PostingDefaults>,
): Promise<string> {
  const headers = await authorization(page);
  const data = { name, firstName: "Ada", lastName: "Byron" };
  const created = await page.request.post("/rest/organizations", { headers, data });
  const { slug } = (await created.json()) as { slug: string };
  await page.request.put(`/rest/organizations/${slug}/posting-defaults`, { headers, data: defaults });
  return slug;
}

test("N-12 a new posting asks before text that isn't saved yet is left, and not after", async ({ open }) => {
  const page = await openNewPosting(open);
  await page.getByText(message("hosting.paste")).click();
  const pasted = field(page, message("hosting.pasteField"));
  await pasted.fill("Harbor Pilot");
  await linkAway(page).click();
  await stay(page);
  expect(page.url()).not.toContain("draft");
  await pasted.fill("");
  await postingTitle(page).fill(`Lamp Painter ${newAddress("t")}`);
  await linkAway(page).click();
  await stay(page);
  await becomesDraft(page);
  await expectNotAsked(page);
});

test("N-12 pausing and resuming a posting asks nothing and keeps what was typed, which is saved later", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  await fillPosting(page, "Lamp Lighter Maple");
  await publish(page);
  await page.waitForLoadState("networkidle");
  const places = field(page, message("hosting.field.mustHave"));
  await places.fill("A steady hand");
  for (const [move, life] of [
    ["pause", "Paused"],
    ["resume", "Published"],
  ] as const) {
    await press(page, message(`hosting.move.${move}`));
    await expect(page.locator(".posting-life")).toHaveText(life);
    await expect(leavingDialog(page)).toHaveCount(0);
    await expect(places).toHaveValue("A steady hand");
    await linkAway(page).click();
    await stay(page);
  }
  await press(page, message("hosting.save"));
  await page.getByText(message("hosting.saved")).waitFor();
  await expect(places).toHaveValue("A steady hand");
  await expect(page.getByText(message("hosting.conflict"))).toHaveCount(0);
  await expectNotAsked(page);
});
