import { message } from "@candor/contract/messages/message";
import { applyTo, authorization } from "../harness/an-application.ts";
import { answersDue } from "../harness/answering.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { stay } from "../harness/leaving.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { crewTitle } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

test("N-12 a note to the checked applicants asks before one of their pages opens, and checks and tags don't", async ({
  open,
}) => {
  const { page } = await answersDue(open, "Slip Company");
  const note = page.getByLabel(message("pipeline.noteToEach"));
  const tag = page.getByLabel(message("pipeline.tagText"));
  const tagFirst = async (text: string) => {
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("checkbox", { name: /^Check Ada/ })
      .first()
      .check();
    await page.getByText(message("pipeline.sortChecked")).click();
    await tag.fill(text);
    await press(page, message("pipeline.addTag"));
    await page
      .getByText(new RegExp(`^Tags: .*${text}`))
      .first()
      .waitFor();
    await expect(tag).toHaveValue("");
  };
  const openFirst = () =>
    page
      .getByRole("link", { name: /^Ada Byron/ })
      .first()
      .click();

  await tagFirst("dawn shift");
  await openFirst();
  await page.getByRole("heading", { name: /^Ada Byron/, level: 1 }).waitFor();

  await page.goto("/organization/answers");
  await page.waitForLoadState("networkidle");
  await note.fill("We met at the pier.");
  await openFirst();
  await stay(page);
  await tagFirst("early shift");
  await openFirst();
  await stay(page);
  await expect(note).toHaveValue("We met at the pier.");
});

test("N-12 a note to checked applicants stays on the page when the last of them is gone from the list", async ({
  open,
}) => {
  const seeker = await open(blank);
  await signIn(seeker, newAddress("seeker"));
  const id = await applyTo(seeker, crewTitle("Slip Company", 1), "Zelda Gannet");
  const pro = newAddress("pro");
  await appointPro(pro, "Slip Company");
  const page = await open(blank);
  await signIn(page, pro, "/organization/answers?words=gannet");
  await page.waitForLoadState("networkidle");
  await page.getByLabel(message("pipeline.noteToEach")).fill("We met at the pier.");
  await seeker.request.post(`/rest/applications/${id}/withdrawal`, { headers: await authorization(seeker) });
  const unsent = page.getByRole("alert").filter({ hasText: message("pipeline.noteUnsent") });
  await expect(unsent.locator("blockquote")).toHaveText("We met at the pier.");
});
