import { message } from "@candor/contract/messages/message";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import {
  field,
  file,
  giveRest,
  heading,
  leaveCharityOpen,
  openApply,
  press,
  resume,
} from "../harness/easy-apply.ts";
import { hydrated } from "../harness/search-page.ts";
import { nextCode } from "../harness/sign-in.ts";

for (const [how, javaScriptEnabled] of scripting)
  test(`M-35 a first application ${how} asks on four screens, for a file, a code, a charity and a pitch`, async ({
    open,
  }) => {
    const email = `apply-first-${how.replaceAll(" ", "-")}@example.com`;
    const page = await open(blank, { javaScriptEnabled, viewport: { width: 360, height: 640 } });
    const head = `Ada Byron\nAustin, TX 78701 | (512) 555-0143 | ${email}\n\nSix years of diving for kelp.`;
    await openApply(page, "kelp diver");
    if (javaScriptEnabled) await hydrated(Promise.resolve(page));
    const first = await file(page).boundingBox();
    expect((first?.y ?? 640) + (first?.height ?? 0)).toBeLessThanOrEqual(640);
    await file(page).setInputFiles({ ...resume, buffer: Buffer.from(head) });
    if (javaScriptEnabled) await expect(field(page, message("apply.lastName"))).toHaveValue("Byron");
    await press(page, message("apply.next"));
    await heading(page, message("applyStep.contact")).waitFor();
    await expect(field(page, message("apply.email"))).toHaveValue(email);
    await expect(page.getByText(message("apply.fromResume"))).toHaveCount(3);
    await press(page, message("apply.mailCode"));
    await field(page, message("apply.code")).fill(await nextCode(email));
    await press(page, message("apply.next"));
    await leaveCharityOpen(page);
    await giveRest(page);
    const preview = page.getByRole("main");
    for (const part of ["Ada Byron", "78701", message("apply.contactHidden"), "█████"])
      await expect(preview).toContainText(part);
    // M-29: in the resume's text too.
    for (const hidden of [email, "555-0143"]) await expect(preview).not.toContainText(hidden);
    await press(page, message("apply.send"));
    await heading(page, message("apply.submitted")).waitFor();
    // A long title leaves its term room.
    const receipt = page.getByLabel(message("apply.receipt"));
    await receipt.getByRole("definition").evaluateAll((values) => {
      for (const value of values) value.textContent = "Registered Nurse (RN) - Night Shift";
    });
    expect(await receipt.getByRole("term").evaluateAll(brokenWords)).toEqual([]);
  });

test("M-35 what is saved while a resume is read leaves the untouched fields to the resume", async ({
  open,
}) => {
  const page = await open(blank);
  await openApply(page, "kelp diver");
  await hydrated(Promise.resolve(page));
  const [saving, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/resume", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.route("**/draft", async (route) => {
    saving.resolve();
    await read.promise;
    await route.continue();
  });
  await file(page).setInputFiles(resume);
  await field(page, message("apply.firstName")).fill("Augusta");
  await page.getByText(message("apply.uploaded", { fileName: resume.name })).waitFor();
  await expect(field(page, message("apply.lastName"))).toHaveAccessibleDescription(
    message("apply.fromResume"),
  );
  await expect(field(page, message("apply.firstName"))).not.toHaveAccessibleDescription(/./);
  const saved = page.waitForResponse("**/draft");
  read.resolve();
  await saved;
  await page.reload();
  await expect(field(page, message("apply.firstName"))).toHaveValue("Augusta");
  await expect(field(page, message("apply.lastName"))).toHaveValue("Byron");
});

/** The words that begin on one line and end on the next. */
function brokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap(({ firstChild: text }) =>
    [...(text?.textContent?.matchAll(/\S+/g) ?? [])].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}
