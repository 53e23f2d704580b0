import { message } from "@candor/contract/messages/message";
import { answersDue } from "../harness/answering.ts";
import { expect, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { stay } from "../harness/leaving.ts";

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
