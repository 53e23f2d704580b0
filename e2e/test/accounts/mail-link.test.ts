import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { served } from "../harness/served.ts";
import { signIn } from "../harness/sign-in.ts";
import { askForLink, mailedLinks, nextLink, tokenOf } from "../harness/sign-in-link.ts";

function account(page: Page) {
  return page.getByRole("navigation", { name: "Account" });
}

/** The names of the product's cookies in the page's browser. */
async function cookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

/** A link that was requested in another browser, by a call: for tests about opening it. */
async function linkFor(open: Open, email: string): Promise<string> {
  const { request } = await open(blank);
  const answer = await request.post("/rest/auth/link", { data: { email, redirect: "/" } });
  expect(answer.status()).toBe(202);
  return nextLink(email);
}

/** The same page, opened with another link's credential. */
function at(path: string, link: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}e=${tokenOf(link)}`;
}

const refusal = "An error occurred while logging in: User not found";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `${name}-${how.replaceAll(" ", "-")}@example.com`;
    const masked = (name: string) => `${name[0]}•••@example.com`;

    test("S-18, R-33, N-08 signs in the browser that asked for it, and leads to where it was asked from", async ({
      open,
    }) => {
      const page = await open(blank, options);
      const link = await askForLink(page, address("own"), "/search?query=kelp");
      await page.goto(link);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Continue", exact: true }).click();
      await account(page).getByText(address("own")).waitFor();
      const { pathname, search } = new URL(page.url());
      expect(`${pathname}${search}`).toBe("/search?query=kelp");
      expect(await cookies(page)).toEqual(["candor", "candor-device"]);
    });

    test("S-18, N-14 asks in any other browser, and does nothing until it is answered", async ({ open }) => {
      const asking = await open(blank, options);
      const link = await askForLink(asking, address("other"));
      const page = await open(link, options);
      await page.getByText(`Continue as ${masked("other")}?`).waitFor();
      await account(page).getByRole("link", { name: "Sign in" }).waitFor();
      expect(new URL(page.url()).search).toBe("");
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await account(page).getByText(address("other")).waitFor();
    });

    test("N-14 can be declined, and is then forgotten", async ({ open }) => {
      const link = await linkFor(open, address("declined"));
      const page = await open(link, options);
      await page.getByRole("button", { name: "Not now" }).click();
      await page.getByText("Continue as").waitFor({ state: "detached" });
      expect(await cookies(page)).toEqual([]);
      await page.goto(link);
      await page.getByText(`Continue as ${masked("declined")}?`).waitFor();
    });

    for (const path of ["/about", "/search?query=kelp&jobTypes=contract", "/no-such-page"])
      test(`N-14 works on any page, which keeps its address: ${path}`, async ({ open }) => {
        const email = address(`any${path.length}`);
        const link = await linkFor(open, email);
        const page = await open(at(path, link), options);
        await page.getByRole("button", { name: "Continue", exact: true }).click();
        await account(page).getByText(email).waitFor();
        const { pathname, search } = new URL(page.url());
        expect(`${pathname}${search}`).toBe(path);
      });

    test("N-06, N-14 works on a page that needs a session", async ({ open }) => {
      const link = await linkFor(open, address("protected"));
      const page = await open(at("/settings/applications", link), options);
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.waitForURL("**/settings/applications");
      await account(page).getByText(address("protected")).waitFor();
    });

    test("X-02, X-04 says so when it was already used, or is invalid", async ({ open }) => {
      const page = await open(blank, options);
      const link = await askForLink(page, address("used"));
      await page.goto(link);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Continue", exact: true }).click();
      await account(page).getByText(address("used")).waitFor();
      for (const dead of [link, at("/search?query=kelp", `${link.slice(0, -2)}xx`), "/about?e="]) {
        const late = await open(dead, options);
        await late.getByText(refusal).waitFor();
        expect(await cookies(late)).toEqual([]);
        expect(late.url()).not.toMatch(/[?&]e=/);
      }
    });

    test("S-04 never switches accounts without being told to", async ({ open }) => {
      const [first, second] = [address("first"), address("second")];
      const page = await open(blank, options);
      await signIn(page, first);
      const link = await linkFor(open, second);

      await page.goto(at("/about", link));
      const dialog = page.getByRole("dialog", { name: "This link is for another account" });
      const body = `You are signed in as ${first}. The link was sent to ${masked("second")}.`;
      await dialog.getByText(body).waitFor();
      await dialog.getByRole("button", { name: `Stay as ${first}` }).click();
      await dialog.waitFor({ state: "detached" });
      await account(page).getByText(first).waitFor();

      await page.goto(at("/about", link));
      await dialog.getByRole("button", { name: `Use ${masked("second")}` }).click();
      await account(page).getByText(second).waitFor();
      expect(new URL(page.url()).pathname).toBe("/about");
    });

    test("X-19 a link is sent again until the limit is reached", async ({ open }) => {
      const email = address("link-again");
      const page = await open(blank, options);
      await askForLink(page, email);
      for (let sent = 1; sent < 5; sent++) {
        await page.getByRole("button", { name: "Resend" }).click();
        await nextLink(email, sent);
      }
      await page.getByText("We sent another email. Please use the latest one.").first().waitFor();
      await page.getByRole("button", { name: "Resend" }).click();
      await page.getByText("Resending the confirmation code is not possible, contact support").waitFor();
      expect(await mailedLinks(email)).toHaveLength(5);
    });

    for (const [id, email, text] of [
      ["V-05", "", "Email is required"],
      ["V-06", "ada@", "Enter a valid email address"],
      ["V-08", "ada@example.nosuch", "Email domain appears to be invalid"],
    ] as const)
      test(`${id} a link is mailed to no address like '${email}'`, async ({ open }) => {
        const page = await open("/login/email-link", options);
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByRole("button", { name: "Email me a link" }).click();
        await page.getByRole("link", { name: text }).waitFor();
      });
  });

test("N-14 a mail scanner that runs scripts neither signs in nor uses up the link", async ({ open }) => {
  const page = await open(blank);
  const link = await askForLink(page, "scanned@example.com");
  const scanner = await open(blank);
  await scanner.goto(link, { waitUntil: "networkidle" });
  await scanner.reload({ waitUntil: "networkidle" });
  await account(scanner).getByRole("link", { name: "Sign in" }).waitFor();
  await page.goto(link);
  await account(page).getByText("scanned@example.com").waitFor();
});

test("N-14 no number of GET and HEAD requests uses anything up", async ({ open }) => {
  const page = await open(blank);
  const link = await askForLink(page, "looked-at@example.com");
  for (const method of ["HEAD", "GET", "HEAD", "GET"]) {
    const { status, headers } = await fetch(link, { method, redirect: "manual" });
    expect({ status, to: headers.get("location") }).toEqual({ status: 303, to: "/" });
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
    const cookie = headers.getSetCookie()[0]?.split(";")[0] as string;
    expect((await fetch(served.address, { method, headers: { cookie } })).status).toBe(200);
  }
  await page.goto(link);
  await account(page).getByText("looked-at@example.com").waitFor();
});

test("N-14 the credential is in no address, referrer, body, page or stored value after the link itself", async ({
  open,
}) => {
  const link = await linkFor(open, "canary@example.com");
  const token = tokenOf(link);
  const page = await open(blank);
  const telling: string[] = [];
  const note = async (request: Request) => {
    const told = `${request.url()} ${request.headers()["referer"]} ${request.postData()}`;
    if (told.includes(token)) telling.push(request.url());
  };
  page.on("request", note);
  await page.goto(at("/search?query=kelp", link));
  await page.getByText("Continue as c•••@example.com?").waitFor();
  expect(await page.content()).not.toContain(token);
  const seen = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      Object.values(localStorage),
      Object.values(sessionStorage),
      performance.getEntriesByType("resource").map(({ name }) => name),
    ]),
  );
  expect(seen).not.toContain(token);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain(token);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await account(page).getByText("canary@example.com").waitFor();
  expect(telling).toHaveLength(1);
});

test("N-14 no credential is in the log, which has a line for each request", async ({ open }) => {
  const page = await open(blank);
  const genuine = await askForLink(page, "logged@example.com");
  const refused = `${served.address}/?e=7.canary-credential`;
  await page.goto(genuine);
  // A browser that asked for the link is signed in at once: until then, that would break off the next visit.
  await account(page).getByText("logged@example.com").waitFor();
  await page.goto(refused);
  await page.getByText(refusal).waitFor();
  const log = await readFile(served.log, "utf8");
  expect(log).toMatch(/"route":"\/\*","status":303/);
  for (const link of [genuine, refused]) expect(log).not.toContain(tokenOf(link));
});

test("S-18 a double click signs in once, and shows no failure", async ({ open }) => {
  const page = await open(await linkFor(open, "double@example.com"));
  await page.getByRole("button", { name: "Continue", exact: true }).dblclick();
  await account(page).getByText("double@example.com").waitFor();
  await expect(page.getByText(refusal)).toHaveCount(0);
});

test("N-14 the back button doesn't bring a used link back", async ({ open }) => {
  const link = await linkFor(open, "back@example.com");
  const page = await open("/about");
  await page.goto(link);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await account(page).getByText("back@example.com").waitFor();
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.getByText("You are signed out.").waitFor();
  while (new URL(page.url()).pathname !== "/about") {
    await page.goBack();
    await account(page).getByRole("link", { name: "Sign in" }).waitFor();
    await expect(page.getByText("Continue as")).toHaveCount(0);
    expect(page.url()).not.toContain("e=");
  }
  expect(await cookies(page)).not.toContain("candor");
});

test("S-04 the Escape key stays, and the dialog holds the focus", async ({ open }) => {
  const page = await open(blank);
  await signIn(page, "stays-put@example.com");
  const link = await linkFor(open, "escaped@example.com");
  await page.goto(at("/search?query=kelp", link));
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await faultsInEachView(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await account(page).getByText("stays-put@example.com").waitFor();
});

test("pages of a mailed link pass axe in every theme and width", async ({ open }) => {
  const page = await open("/login/email-link");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByRole("link", { name: "Email is required" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  const link = await askForLink(page, "without-fault@example.com", "/about");
  expect(await faultsInEachView(page)).toEqual([]);
  const other = await open(link);
  await other.getByRole("heading", { name: "Signing you in" }).waitFor();
  expect(await faultsInEachView(other)).toEqual([]);
  await other.goto("/");
  await other.getByText("Continue as w•••@example.com?").waitFor();
  expect(await faultsInEachView(other)).toEqual([]);
});
