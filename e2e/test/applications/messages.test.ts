import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

/** The Pro's page at the application of somebody who has opened no page yet. */
async function hirerSide(open: Open, title: string, options = {}) {
  const seeker = await open(blank, options);
  await signIn(seeker, newAddress("writer"));
  const id = await applyTo(seeker, title, "Ada Byron", "Keeps lamps lit.\nada@lamps.example, (512) 555-0143");
  // A mailbox of its own: tests at the same time would take each other's codes.
  const pro = newAddress("writing-pro");
  await appointPro(pro, pierCompany);
  const hirer = await open(blank, options);
  await signIn(hirer, pro, `/organization/applications/${id}`);
  return { seeker, hirer, id };
}

async function bothSides(open: Open, title: string, options = {}) {
  const sides = await hirerSide(open, title, options);
  await sides.seeker.goto(`/settings/application/${sides.id}`);
  return sides;
}

const talk = (page: Page) => page.locator("#messages");
const box = (page: Page) => talk(page).getByRole("textbox");

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await talk(page)
    .getByRole("button", { name: message("conversation.send") })
    .click();
}

test("M-29 what one side writes appears on the other's open page", async ({ open }) => {
  const { seeker, hirer } = await bothSides(open, "Pier Watcher 16");
  await Promise.all([hydrated(Promise.resolve(seeker)), hydrated(Promise.resolve(hirer))]);
  await write(seeker, "Is the pier far?");
  await expect(talk(hirer).locator("article")).toContainText("Is the pier far?");
  await expect(box(seeker)).toHaveValue("");
  await write(hirer, "Ten minutes by boat: https://pier.example/map.");
  await expect(talk(seeker).locator("article").nth(1)).toContainText("Ten minutes by boat");
  await expect(
    talk(seeker).getByRole("link", { name: "https://pier.example/map", exact: true }),
  ).toBeVisible();
  expect(await faultsInEachView(seeker)).toEqual([]);
});

test("M-29 a message from elsewhere leaves what its own writer types here", async ({ open }) => {
  const { seeker, hirer, id } = await bothSides(open, "Pier Watcher 16");
  await Promise.all([hydrated(Promise.resolve(seeker)), hydrated(Promise.resolve(hirer))]);
  await box(seeker).fill("And how long");
  const headers = await authorization(seeker);
  await seeker.request.post(`/rest/conversations/${id}/messages`, {
    headers,
    data: { text: "Is the pier far?" },
  });
  await write(hirer, "Ten minutes by boat.");
  await expect(talk(seeker).locator("article")).toHaveCount(2);
  await expect(box(seeker)).toHaveValue("And how long");
  await expect(box(seeker)).toBeFocused();
});

test("M-29 one's own message appears on one's other open page, which keeps what is typed there", async ({
  open,
}) => {
  const { seeker, hirer } = await bothSides(open, "Pier Watcher 16");
  for (const side of [seeker, hirer]) {
    const other = await side.context().newPage();
    await other.goto(side.url(), { waitUntil: "networkidle" });
    await hydrated(Promise.resolve(side));
    await box(other).fill("And how long");
    const text = side === seeker ? "Is the pier far?" : "Ten minutes by boat.";
    await write(side, text);
    await expect(talk(other).locator("article").last()).toContainText(text);
    await expect(box(other)).toHaveValue("And how long");
    await expect(box(other)).toBeFocused();
  }
});

test("N-12 a typed message stays on both sides' pages when the application is withdrawn, with its files' names", async ({
  open,
}) => {
  const { seeker, hirer } = await bothSides(open, "Pier Watcher 16");
  await Promise.all([hydrated(Promise.resolve(seeker)), hydrated(Promise.resolve(hirer))]);
  await write(seeker, "Is the pier far?");
  await expect(box(seeker)).toHaveValue("");
  await expect(talk(hirer).locator("article")).toHaveCount(1);
  await box(seeker).fill("I found a lighthouse.");
  await box(hirer).fill("Ten minutes\nby boat.");
  const plan = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Row north.") };
  await talk(hirer).locator("input[type=file]").setInputFiles(plan);
  await seeker.getByRole("link", { name: message("applications.withdraw") }).click();
  await seeker.getByRole("button", { name: message("button.withdraw") }).click();
  const unsent = (page: Page) =>
    talk(page)
      .getByRole("alert")
      .filter({ hasText: message("conversation.unsent") });
  await expect(unsent(seeker).locator("blockquote")).toHaveText("I found a lighthouse.");
  await expect(unsent(hirer).locator("blockquote")).toHaveText("Ten minutes\nby boat.");
  await expect(unsent(hirer)).toContainText(message("conversation.unsentFiles", { names: "plan.txt" }));
  await expect(box(seeker)).toHaveCount(0);
  await expect(talk(hirer).getByText(message("conversation.withdrawn"))).toBeVisible();
});

test("a message that was sent is not called unsent when the application is withdrawn", async ({ open }) => {
  const { seeker } = await bothSides(open, "Pier Watcher 16");
  await hydrated(Promise.resolve(seeker));
  await write(seeker, "I found a lighthouse.");
  await expect(box(seeker)).toHaveValue("");
  await seeker.getByRole("link", { name: message("applications.withdraw") }).click();
  await seeker.getByRole("button", { name: message("button.withdraw") }).click();
  await talk(seeker).getByText(message("conversation.withdrawn")).waitFor();
  await expect(talk(seeker).getByText(message("conversation.unsent"))).toHaveCount(0);
});

test("K-09 a notice disappears after its time, however many follow it, and is shown again when it is repeated", async ({
  open,
}) => {
  const { seeker, hirer, id } = await hirerSide(open, "Pier Watcher 16");
  await seeker.clock.install();
  // A socket that still connects waits for a clock that stands still.
  const following = seeker.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await seeker.goto(`/settings/application/${id}`, { waitUntil: "networkidle" });
  await following;
  const sent = seeker.getByText(message("conversation.sent"));
  const told = seeker.getByText(message("notice.message", { title: "Pier Watcher 16" }));
  await write(seeker, "Is the pier far?");
  await sent.waitFor();
  await seeker.clock.pauseAt(Date.now() + 1000);
  await write(hirer, "Ten minutes by boat.");
  await told.waitFor();
  await seeker.clock.runFor(4500);
  await expect(sent).toHaveCount(0);
  await write(seeker, "Thank you.");
  await sent.waitFor();
  await seeker.clock.runFor(3000);
  await write(seeker, "Until then.");
  await expect(talk(seeker).locator("article")).toHaveCount(4);
  await seeker.clock.runFor(3000);
  await expect(told).toHaveCount(0);
  await expect(sent).toHaveCount(1);
});

test("messages are written, refused and read without scripts", async ({ open }) => {
  const { seeker, hirer, id } = await bothSides(open, "Pier Watcher 16", { javaScriptEnabled: false });
  await write(seeker, "   ");
  await expect(talk(seeker).locator(".field-error")).toHaveText(message("conversation.textRequired"));
  await expect(box(seeker)).toBeFocused();
  await write(seeker, "Is the pier far?");
  await seeker.getByText(message("conversation.sent")).waitFor();
  await hirer.reload();
  await expect(talk(hirer).locator(".talk-unread")).toHaveText("1 new message");
  await box(hirer).fill("By boat.");
  await talk(hirer)
    .getByRole("button", { name: message("conversation.read") })
    .click();
  await expect(talk(hirer).locator(".talk-unread")).toHaveCount(0);
  await expect(box(hirer)).toHaveValue("By boat.");
  await write(hirer, "Dear {{nobody}}, no.");
  await expect(talk(hirer).locator(".field-error")).toContainText("{{nobody}}");
  await expect(box(hirer)).toHaveValue("Dear {{nobody}}, no.");
  await write(hirer, "Dear {{firstName}}, no.");
  await seeker.goto("/settings/applications");
  await seeker.getByText("1 new message").waitFor();
  await seeker.goto(`/settings/application/${id}`);
  await expect(talk(seeker)).toContainText("Dear Ada, no.");
});

for (const [how, javaScriptEnabled] of scripting)
  test(`M-29 an applicant shows their address and hides it again, ${how}`, async ({ open }) => {
    const { seeker, hirer } = await bothSides(open, "Pier Watcher 16", { javaScriptEnabled });
    const seen = hirer.locator(".application-sent");
    await expect(seen).toContainText(message("contact.hidden"));
    await expect(seen).not.toContainText("555-0143");
    await expect(seen).not.toContainText("ada@lamps.example");
    const organization = { organization: pierCompany };
    await seeker.getByRole("button", { name: message("contact.share", organization) }).click();
    await seeker.getByText(message("contact.isShared", organization)).waitFor();
    await hirer.reload();
    await expect(seen).toContainText("ada@lamps.example");
    await expect(seen).toContainText("(512) 555-0143");
    await seeker.getByRole("button", { name: message("contact.hide") }).click();
    await seeker.getByText(message("contact.isHidden", organization)).waitFor();
    await hirer.reload();
    await expect(seen).not.toContainText("555-0143");
  });

for (const [how, javaScriptEnabled] of scripting)
  test(`E-23 an applicant mutes an application and unmutes it, ${how}`, async ({ open }) => {
    const { seeker } = await bothSides(open, "Pier Watcher 16", { javaScriptEnabled });
    await seeker.getByRole("button", { name: message("mute.mute"), exact: true }).click();
    await seeker.getByText(message("mute.isOn")).waitFor();
    await seeker.getByRole("button", { name: message("mute.unmute") }).click();
    await seeker.getByText(message("mute.isOff")).waitFor();
  });

test("a template is written once, and filled in for each applicant", async ({ open }) => {
  const { hirer } = await hirerSide(open, "Pier Watcher 16");
  const application = hirer.url();
  const name = `Thanks ${process.pid}`;
  await talk(hirer).getByText(message("templates.use")).click();
  await talk(hirer)
    .getByRole("link", { name: message("templates.manage") })
    .click();
  await hirer.getByLabel(message("templates.name"), { exact: true }).fill(name);
  const text = hirer.getByLabel(message("templates.text"), { exact: true });
  await text.fill("Dear {{nickName}}");
  await hirer.getByRole("button", { name: message("templates.save") }).click();
  await expect(hirer.locator(".field-error")).toContainText("{{nickName}}");
  await text.fill("Dear {{firstName}}, thank you for applying as {{title}}.");
  await hirer.getByRole("button", { name: message("templates.save") }).click();
  await hirer.getByText(message("templates.saved")).waitFor();
  expect(await faultsInEachView(hirer)).toEqual([]);
  await hirer.goto(application);
  await talk(hirer).getByText(message("templates.use")).click();
  await talk(hirer).getByRole("link", { name }).click();
  await expect(box(hirer)).toHaveValue("Dear Ada, thank you for applying as Pier Watcher 16.");
});

const plan = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Call (512) 555-0143.") };
const program = { name: "run.exe", mimeType: "text/plain", buffer: Buffer.from("4d5a900003", "hex") };
const tooLarge = { name: "large.txt", mimeType: "text/plain", buffer: Buffer.alloc(11 * 1024 * 1024, "a") };

for (const [how, javaScriptEnabled] of scripting)
  test(`M-29 files are sent with a message, whose text survives a refused file, ${how}`, async ({ open }) => {
    const { seeker, hirer } = await bothSides(open, "Pier Watcher 16", { javaScriptEnabled });
    const files = talk(seeker).getByLabel(message("conversation.files"));
    const picture = { name: "lamp.png", mimeType: "image/png", buffer: await seeker.screenshot() };
    for (const refused of [program, tooLarge]) {
      await files.setInputFiles([plan, refused]);
      await write(seeker, "The plan is attached.");
      await expect(talk(seeker).locator(".field-error")).toContainText("choose the files again");
      await expect(box(seeker)).toHaveValue("The plan is attached.");
    }
    await files.setInputFiles([plan, picture]);
    await write(seeker, "   ");
    // With scripts the page stays, and the field still holds the files.
    const again = talk(seeker).getByText(message("conversation.filesAgain"));
    await expect(talk(seeker).getByText(message("conversation.textRequired"))).toBeVisible();
    await expect(again).toHaveCount(javaScriptEnabled ? 0 : 1);
    if (!javaScriptEnabled) await files.setInputFiles([plan, picture]);
    await write(seeker, "The plan is attached.");
    await seeker.getByText(message("conversation.sent")).waitFor();
    await expect(talk(seeker).getByRole("link", { name: /plan|lamp/ })).toHaveCount(2);
    await hirer.reload();
    // The applicant's contact details are hidden, so the file appears as its text, and a picture doesn't appear.
    await expect(talk(hirer).getByText("lamp.png", { exact: false })).toContainText("Not shown yet");
    const downloading = hirer.waitForEvent("download");
    const attached = talk(hirer).getByRole("link", { name: "plan.txt" });
    await attached.click();
    const stream = await (await downloading).createReadStream();
    expect(String(Buffer.concat(await stream.toArray()))).not.toContain("555");
    // It works for as long as the page is open.
    await expect(attached).not.toHaveAttribute("href", /token/);
    if (javaScriptEnabled) expect(await faultsInEachView(seeker)).toEqual([]);
  });
