import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { diver } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";
import { served } from "../harness/served.ts";

/** What tests throw in the page. */
const thrown = "The kelp was lost.";
test.use({ provoked: thrown });

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const phone = { width: 360, height: 740 };
const light = "rgb(248, 244, 234)";
const dark = "rgb(20, 23, 31)";

test.describe("the navigation", () => {
  test("N-01 names five places, each of them a page", async ({ open }) => {
    const page = await open("/");
    const links = page.getByRole("navigation", { name: message("page.mainNavigation") }).getByRole("link");
    await expect(links).toHaveText(["Find a job", "Consulting", "Hire", "About", "News"]);
    for (const each of await links.all()) {
      const response = await fetch(`${served.address}${await each.getAttribute("href")}`);
      expect(response.status).toBe(200);
    }
  });

  test("N-05 marks the current one, and the one that a page belongs to", async ({ open }) => {
    const page = await open("/");
    const current = () => link(page, message("nav.findAJob")).getAttribute("aria-current");
    expect(await current()).toBe("page");
    await page.goto("/search?query=kelp+diver");
    expect(await current()).toBe("true");
    await page.goto(`/details/x/${await jobNamed(page, diver.title)}`);
    expect(await current()).toBe("true");
    await page.goto("/about");
    expect(await current()).toBeNull();
    await expect(link(page, "About")).toHaveAttribute("aria-current", "page");
    expect(await page.title()).toBe("About Candor");
  });

  test("N-02 has no applications for a stranger", async ({ open }) => {
    const page = await open("/");
    await expect(link(page, message("nav.applications"))).toHaveCount(0);
    await expect(link(page, message("login.signIn"))).toHaveAttribute("href", "/login");
  });

  for (const locale of ["en-US", "es-US"])
    test(`under a finger its lines are 44 px tall, and don't overlap: ${locale}`, async ({ open }) => {
      const page = await open("/", { locale, hasTouch: true, isMobile: true, viewport: phone });
      const targets = page.locator(":is(header, footer) :is(li, .account) > a, .choice-switch button");
      const boxes = await Promise.all((await targets.all()).map((each) => each.boundingBox()));
      for (const [at, box] of boxes.entries()) {
        expect(box!.height).toBeGreaterThanOrEqual(44);
        const below = boxes.slice(at + 1).filter((other) => other!.y >= box!.y + 2);
        for (const other of below) expect(other!.y).toBeGreaterThanOrEqual(box!.y + box!.height - 1);
      }
    });

  test("N-04 leads to both networks from the foot of the page", async ({ open }) => {
    const page = await open("/");
    for (const [key, host] of [
      ["screen.professionalNetwork", "www.linkedin.com"],
      ["screen.photoNetwork", "www.instagram.com"],
    ] as const)
      expect(new URL((await link(page, message(key)).getAttribute("href")) ?? "").host).toBe(host);
  });
});

test.describe("N-23 the theme", () => {
  for (const path of ["/about", "/login"])
    test(`is the system's until it is chosen, and then stays: ${path}`, async ({ open }) => {
      const page = await open(path, { colorScheme: "light" });
      expect(await paper(page)).toBe(light);
      await choice(page, message("theme.dark")).click();
      await page.locator("html[data-theme=dark]").waitFor();
      expect([await paper(page), new URL(page.url()).pathname]).toEqual([dark, path]);
      await page.goto("/search?query=lighthouse");
      expect(await paper(page)).toBe(dark);
      await expect(choice(page, message("theme.dark"))).toHaveAttribute("aria-pressed", "true");
      await choice(page, message("theme.system")).click();
      await page.locator("html:not([data-theme])").waitFor();
      expect([await paper(page), new URL(page.url()).search]).toEqual([light, "?query=lighthouse"]);
    });

  test("is in the page's first bytes, for the browser's own frame too", async () => {
    const response = await fetch(`${served.address}/about`, { headers: { cookie: "theme=dark" } });
    const text = await response.text();
    expect(text).toContain('data-theme="dark"');
    expect(text).toContain('<meta name="theme-color" content="#14171f"/>');
  });

  test("is ink on white where a page is printed", async ({ open }) => {
    const page = await open("/about", { colorScheme: "dark" });
    await choice(page, message("theme.dark")).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await paper(page)).toBe("rgb(255, 255, 255)");
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(27, 32, 48)");
  });

  test("leaves menus and forms off paper", async ({ open }) => {
    const page = await open("/hire");
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { level: 1, name: message("nav.hire") }).waitFor();
    for (const role of ["navigation", "textbox", "button"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });

  test("has no light gray text if a person asks for more contrast", async ({ open }) => {
    const page = await open("/about");
    const lead = page.locator(".lead");
    await expect(lead).not.toHaveCSS("color", "rgb(27, 32, 48)");
    await page.emulateMedia({ contrast: "more" });
    await expect(lead).toHaveCSS("color", "rgb(27, 32, 48)");
  });

  test("marks the order of a list where colors are forced, which drops shadows", async ({ open }) => {
    const page = await open("/search?query=lighthouse", { forcedColors: "active" });
    const current = page.locator(".sort-links [aria-current]");
    await expect(current).toHaveCSS("border-block-end-width", "3px");
  });

  for (const from of ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", ""])
    test(`leads nowhere else when it is chosen: ${JSON.stringify(from)}`, async () => {
      const response = await fetch(`${served.address}/theme`, {
        method: "POST",
        body: new URLSearchParams({ theme: "dark", from }),
        redirect: "manual",
      });
      expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    });
});

test.describe("a notice", () => {
  test("appears in the page without scripts", async ({ open }) => {
    const page = await open("/about?notice=application-saved", { javaScriptEnabled: false });
    await page.getByRole("status").getByText(message("applications.saved")).waitFor();
    await expect(choice(page, message("button.dismiss"))).toHaveCount(0);
  });

  test("leaves the address once scripts run, and disappears when dismissed", async ({ open }) => {
    const page = await open("/login?redirect=%2Fabout&notice=try-again");
    const text = page.getByRole("alert").getByText(message("error.tryAgainOrContactSupport"));
    await page.waitForURL((url) => url.search === "?redirect=%2Fabout");
    await text.waitFor();
    await choice(page, message("button.dismiss")).click();
    await text.waitFor({ state: "detached" });
  });

  test("K-09 disappears by itself after five seconds, but not while the pointer is on it", async ({
    open,
  }) => {
    const page = await open(blank);
    await page.clock.install();
    await page.goto("/login?notice=application-saved");
    const notice = page.getByRole("status").getByText(message("applications.saved"));
    await choice(page, message("button.dismiss")).hover();
    // It stands still between the steps, however slow they are.
    await page.clock.pauseAt(Date.now() + 1000);
    await page.clock.runFor(20_000);
    await expect(notice).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4900);
    await expect(notice).toHaveCount(1);
    await page.clock.runFor(200);
    await notice.waitFor({ state: "detached" });
  });

  test("can't be forged by an address", async ({ open }) => {
    const page = await open("/about?notice=You+won", { javaScriptEnabled: false });
    await expect(page.getByRole("status")).toHaveText("");
  });
});

test.describe("R-42 the page of a reported error", () => {
  test("names the number, and a mail to support", async ({ open }) => {
    const page = await open("/client-error/17");
    await page.getByText(message("error.reportedAs", { id: 17 })).waitFor();
    expect(await link(page, message("button.contactSupport")).getAttribute("href")).toContain(
      "subject=Unexpected%20error",
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("is the landing page for anything but a number", async () => {
    expect((await fetch(`${served.address}/client-error/x1`)).status).toBe(404);
  });
});

test.describe("the keyboard", () => {
  test("reaches the content with the first link, and shows where it is", async ({ open }) => {
    const page = await open("/about");
    const focused = page.locator(":focus");
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText(message("page.skipToContent"));
    await page.keyboard.press("Enter");
    // The browser goes to the fragment after it handles the key.
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText(message("home.seeAll"));
    await expect(focused).toHaveCSS("outline-style", "solid");
  });
});

test.describe("C-08 an error in the browser", () => {
  test("X-07 is reported, and in debug mode leads to its number", async ({ open }) => {
    const page = await hydrated(open("/login"));
    await page.evaluate(() => localStorage.setItem("developerMode", "true"));
    await page.evaluate(throwSoon);
    await page.getByRole("alert").getByText(message("error.unexpected")).waitFor();
    await link(page, message("button.details")).click();
    await page.getByText(/reported under the number \d+/).waitFor();
  });

  test("X-08 that a person's action caused offers a mail to support", async ({ open }) => {
    const page = await hydrated(open("/login"));
    await page.evaluate(throwSoon);
    await page.getByRole("alert").getByText(message("error.tryAgainOrContactSupport")).waitFor();
    const address = await link(page, message("button.contactSupport")).getAttribute("href");
    const body = new URL(address ?? "").searchParams.get("body") ?? "";
    expect(body).toMatch(/Report: \d+/);
    expect(body).toContain("kelp was lost");
  });

  test("X-07 that nobody caused is reported and not shown", async ({ open }) => {
    const page = await open(blank);
    await page.addInitScript(throwWhenHydrated);
    const reported = page.waitForResponse((response) => response.url().endsWith("/rest/client-error"));
    await page.goto("/login");
    expect((await reported).status()).toBe(201);
    await expect(page.getByRole("alert")).toHaveText("");
  });
});

test("X-17 a form that cannot be processed leads to a page that says so", async ({ open }) => {
  const page = await open("/login");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await page.getByLabel("Email", { exact: true }).fill("kelp@harbor.example");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("heading", { level: 1, name: message("error.failed") }).waitFor();
  await page.getByText(message("error.tryAgainOrContactSupport")).waitFor();
});

test.describe("the scripts of a hydrated page", () => {
  test("are no more than 125 kB", async ({ open }) => {
    const page = await open(blank);
    const scripts: Promise<{ responseBodySize: number }>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.request().sizes());
    });
    await page.goto("/login", { waitUntil: "networkidle" });
    const loaded = await Promise.all(scripts);
    const bytes = loaded.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(125_000);
  });
});

const shellPages = [
  "/about",
  "/become-a-client",
  "/hire",
  "/consulting",
  "/news",
  "/client-error/3",
  "/login",
];

for (const path of shellPages)
  test(`${path} passes axe in every view, and keeps its policy`, async ({ open }) => {
    const page = await open(blank);
    await page.goto(`${path}?notice=try-again`, { waitUntil: "networkidle" });
    expect(await faultsInEachView(page)).toEqual([]);
  });

/** Runs in the page, where Playwright evaluates as if a person had acted. Nobody catches what a timer throws. */
const throwSoon = () =>
  void setTimeout(() => {
    throw new Error("The kelp was lost.");
  });

/** Runs in the page before everything else: the router records its location when it takes over the page. */
const throwWhenHydrated = () => {
  const replaceState = history.replaceState.bind(history);
  // The test runner's lookups in the page count as a person's act.
  Object.defineProperty(navigator, "userActivation", { value: { isActive: false } });
  history.replaceState = (...state) => {
    replaceState(...state);
    setTimeout(() => {
      throw new Error("The kelp was lost.");
    });
  };
};
