import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";

/** 30 by 12 pixels of blue. */
const logo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAMCAMAAABC8P0AAAAAA1BMVEUjSpxuXr2DAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQYlWNgGAX0BgABdAABxY2+rQAAAABJRU5ErkJggg==",
  "base64",
);

for (const [how, javaScriptEnabled] of scripting)
  test(`R-78 an owner says what the organization is, and shows its logo, ${how}`, async ({ signedIn }) => {
    const name = `Beacon ${process.pid} ${how} Works`;
    const page = await signedIn(newAddress("owner"), "/organization/new", { javaScriptEnabled });
    await page.getByLabel(message("newOrganization.name")).fill(name);
    await fillOwnName(page);
    await page.getByRole("button", { name: message("newOrganization.create") }).click();
    await page.getByText(message("newOrganization.created")).waitFor();
    const title = message("organizationDetails.title", { organization: name });
    await page.getByRole("link", { name: title }).click();

    const about = page.getByRole("textbox", { name: message("organizationDetails.about") });
    const site = page.getByLabel(message("organizationDetails.site"));
    await about.fill("We keep lamps lit.");
    await site.fill("beacon.example");
    await page.getByRole("button", { name: message("profile.save") }).click();
    await page.getByText(message("validation.siteInvalid")).first().waitFor();
    await expect(about).toHaveValue("We keep lamps lit.");
    await expect(site).toHaveValue("beacon.example");
    await site.fill("https://beacon.example/");
    await page.getByRole("button", { name: message("profile.save") }).click();
    await page.getByText(message("form.saved")).waitFor();

    const upload = page.getByRole("button", { name: message("organizationDetails.upload") });
    await upload.click();
    await page.getByText(message("validation.pictureRequired")).waitFor();
    const file = page.locator("input[type=file]");
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleDescription(new RegExp(message("validation.pictureRequired")));
    const text = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await file.setInputFiles(text);
    await upload.click();
    await page.getByText(message("problem.pictureUnreadable")).waitFor();
    const large = Buffer.alloc(limits.resumeBytes + limits.bodyBytes + 1);
    await file.setInputFiles({ ...text, buffer: large });
    await upload.click();
    await page.getByText(message("apply.fileTooLarge", { size: "10 MB" })).waitFor();
    await file.setInputFiles({ ...text, buffer: Buffer.concat([logo, Buffer.alloc(1024 * 1024)]) });
    await upload.click();
    await page.getByText(message("organizationDetails.logoSaved")).waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);

    const details = new URL(page.url()).pathname;
    await page.getByRole("link", { name: message("organizationDetails.page") }).click();
    await page.getByText("We keep lamps lit.").waitFor();
    const shown = page.getByAltText(message("organizationDetails.logoOf", { organization: name }));
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(30);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({
      sameAs: ["https://beacon.example/"],
      logo: expect.stringMatching(/^http.*\/pictures\/organizations\//),
    });

    await page.goto(details);
    await page.getByRole("button", { name: message("organizationDetails.remove") }).click();
    await page.getByText(message("organizationDetails.noLogo")).waitFor();
  });
