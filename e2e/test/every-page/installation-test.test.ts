import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";

const rows = (page: Page, caption: string) => page.getByRole("table", { name: caption }).locator("tbody tr");

test.describe("R-40 the page that tests an installation", () => {
  test("checks the server and the browser, and passes axe in every view", async ({ open }) => {
    const page = await open("/test", { serviceWorkers: "allow" });
    await page.mouse.move(5, 5);
    for (const caption of [message("checks.server"), message("checks.browser")]) {
      const works = rows(page, caption).getByText(message("checks.works"), { exact: true });
      await expect(works).toHaveCount(await rows(page, caption).count());
    }
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await faultsInEachView(page)).toEqual([]);
  });

  test("says without scripts that the browser can't be checked", async ({ open }) => {
    const page = await open("/test", { javaScriptEnabled: false });
    await expect(rows(page, message("checks.server"))).toHaveCount(5);
    await page.getByText(message("checks.browserNeedsScripts")).waitFor();
    await expect(page.getByRole("table", { name: message("checks.browser") })).toHaveCount(0);
  });

  test("keeps room for the browser's checks until its scripts run", async ({ open }) => {
    const page = await open("/test");
    const sent = await (await page.request.get("/test")).text();
    expect(sent.split(message("checks.running"))).toHaveLength(7);
  });
});

test.describe("R-40 R-41 R-43 in production", () => {
  test("the pages and their calls are answered like any unknown address", async ({ ownInstance }) => {
    const { address } = await ownInstance({ NODE_ENV: "production", TEST_CLOCK: "0", HOST: "127.0.0.1" });
    const answerTo = async (path: string, method = "GET") => {
      const response = await fetch(`${address}${path}`, { method });
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
      const policy = headers["content-security-policy"]?.replace(/'nonce-[^']*'/, "'nonce'");
      // A developer's sentence about a form that no page takes names the address.
      const text = (await response.text()).replaceAll(path, "");
      return { status: response.status, headers: { ...headers, "content-security-policy": policy }, text };
    };
    for (const [suffix, method] of [
      ["", "GET"],
      [".data", "GET"],
      ["", "POST"],
      [".data", "POST"],
    ] as const) {
      const unknown = await answerTo(`/no-such-page${suffix}`, method);
      for (const path of ["/test", "/chaos-lemur", "/dev/checks", "/dev/drills"])
        expect(await answerTo(`${path}${suffix}`, method)).toEqual(unknown);
    }
    const landing = await (await fetch(`${address}/login`)).text();
    expect(landing).not.toContain("chaos-lemur");
  });
});
