import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated } from "../harness/search-page.ts";

// A drill that hits calls lets no websocket open.
test.use({ provoked: "WebSocket connection to" });

const chaos = "/chaos-lemur";
const lead = (page: Page) => page.getByText(message("drills.calm"));
const entry = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const alert = (page: Page, text: string) => page.getByRole("alert").getByText(text);

test.describe("R-41 M-49 the lemur", () => {
  test("L-04 slows the next page until it says so, and stops when asked to", async ({ open }) => {
    const page = await hydrated(open(chaos));
    await page.clock.install();
    const started = page.waitForResponse((answer) => answer.request().method() === "POST");
    await press(page, message("drills.start.slow"));
    await started;
    await page.clock.runFor(5000);
    await page.getByRole("status").getByText(message("connectivity.slow")).waitFor();
    await page.goto(chaos);
    await press(page, message("drills.end"));
    await lead(page).waitFor();
  });

  test("L-05 loses the next page until it is reached again, and doesn't call that slow", async ({ open }) => {
    const page = await hydrated(open(chaos));
    await page.clock.install();
    await press(page, message("drills.start.networkLoss"));
    await page.getByRole("status").getByText(message("connectivity.reconnecting")).waitFor();
    await page.clock.runFor(6000);
    await expect(page.getByRole("status").getByText(message("connectivity.slow"))).toHaveCount(0);
  });

  test("L-03 drops the websocket, which connects again", async ({ open }) => {
    const page = await open(chaos);
    const socket = page.getByRole("status").getByText(/^Websocket/);
    await expect(socket).toContainText("Times connected: 1.");
    await press(page, message("drills.start.socketDrop"));
    await expect(socket).toContainText("Times connected: 2.");
  });

  test("X-03 X-05 X-06 X-12 refuses sessions, and ends one", async ({ account }) => {
    const page = await account(newAddress("lemur"), chaos);
    const detail = message("problem.unavailable");
    const words = {
      unreadProfile: message("session.couldNotRefreshUser", { detail }),
      sessionRefused: message("session.couldNotRefreshJwt", { detail: message("problem.unauthorized") }),
      sessionRefusedSilently: message("session.couldNotRefreshJwt", { detail: message("error.unknown") }),
      unreadableToken: message("session.couldNotParseJwt"),
    } as const;
    for (const name of [
      "unreadProfile",
      "sessionRefused",
      "sessionRefusedSilently",
      "unreadableToken",
    ] as const) {
      await press(page, message(`drills.start.${name}`));
      await alert(page, words[name]).waitFor();
      await press(page, message("drills.end"));
      await lead(page).waitFor();
    }
    await press(page, message("drills.start.sessionEnd"));
    await page.getByText(message("session.expired")).waitFor();
  });

  test("X-02 empties a profile, which signs its person out", async ({ account }) => {
    const page = await account(newAddress("lemur"), chaos);
    await press(page, message("drills.start.emptyProfile"));
    await alert(page, message("session.userNotFound")).waitFor();
  });

  test("leads to what doesn't exist", async ({ open }) => {
    const page = await open(chaos);
    for (const [id, text] of [
      ["X-04", message("session.loginFailed", { detail: message("session.userNotFound") })],
      ["X-13", message("location.invalid")],
      ["X-21", message("job.notFound")],
      ["X-22", message("interview.linkExpired")],
    ] as const) {
      await page.goto(chaos);
      await entry(page, id)
        .getByRole("link", { name: message("drills.open") })
        .click();
      await page.getByText(text).first().waitFor();
    }
  });

  test("X-19 works without scripts, for one browser only", async ({ open }) => {
    const plain = { javaScriptEnabled: false };
    const [page, other] = [await open(chaos, plain), await open("/news", plain)];
    await press(page, message("drills.start.unavailable"));
    await page.getByText(message("problem.unavailable")).waitFor();
    expect((await other.reload())?.status()).toBe(200);
    await page.goto(chaos);
    await press(page, message("drills.end"));
    await press(page, message("drills.start.noMail"));
    await press(page, message("button.resend"));
    await alert(page, message("auth.resendNotPossible")).waitFor();
  });

  test("passes axe in every view, and asks search engines to stay away", async ({ open }) => {
    const page = await open(chaos);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await press(page, message("drills.start.socketDrop"));
    expect(await faultsInEachView(page)).toEqual([]);
  });
});

test.describe("R-41 M-49 what the lemur throws", () => {
  test.use({ provoked: "The lemur pulled a wire." });

  test("X-17 X-07 throws, for people and for developers", async ({ open }) => {
    const page = await hydrated(open(chaos));
    const fails = message("drills.start.thrownOnPress");
    await entry(page, "X-17").getByRole("button", { name: fails }).click();
    await alert(page, message("error.tryAgainOrContactSupport")).waitFor();
    await entry(page, "X-07").getByRole("button", { name: fails }).click();
    await alert(page, message("error.unexpected")).waitFor();
    await press(page, message("drills.leaveDeveloperMode"));
    await press(page, message("drills.start.thrownOnRender"));
    await page.getByRole("heading", { level: 1, name: message("error.failed") }).waitFor();
  });
});

test.describe("R-41 M-49 what the lemur forbids", () => {
  test.use({ provoked: "Permissions policy violation" });

  test("X-14 forbids a position as a browser does", async ({ open }) => {
    const page = await hydrated(open(chaos));
    await page.context().grantPermissions(["geolocation"]);
    await press(page, message("drills.start.noPosition"));
    await page.waitForURL(/\/search/);
    await press(page, message("location.use"));
    await page.getByText(message("location.permissionDenied")).waitFor();
  });
});
