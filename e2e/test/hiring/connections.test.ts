import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { message } from "@candor/contract/messages/message";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress, signUp } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";
import { served } from "../harness/served.ts";

test("M-45 an owner finds the feeds and the code, and makes a key that is shown once", async ({
  signedIn,
}) => {
  const name = `Relay ${process.pid} Works`;
  const page = await signedIn(newAddress("owner"), "/organization/new");
  await page.getByLabel(message("newOrganization.name")).fill(name);
  await fillOwnName(page);
  await page.getByRole("button", { name: message("newOrganization.create") }).click();
  await page.getByText(message("newOrganization.created")).waitFor();
  await page.getByRole("link", { name: message("programs.title", { organization: name }) }).click();
  await expect(page.getByRole("link", { name: /feeds\/relay-\d+-works\/indeed\.xml$/ })).toBeVisible();
  const script = page.getByLabel(message("programs.script"));
  await expect(script).toHaveValue(/^<script src=".*\/embed\/careers\.js" data-organization="relay-/);

  const makeKey = page.getByRole("button", { name: message("programs.makeKey") });
  await makeKey.click();
  await page.getByText(message("programs.scopeRequired")).first().waitFor();
  await page.getByLabel(message("programs.keyName")).fill("Report");
  const scopes = (["postings:read", "applications:read"] as const).map((scope) =>
    message(`programs.scope.${scope}`),
  );
  for (const scope of scopes) await page.getByLabel(scope).check();
  await makeKey.click();
  const shown = page.getByLabel(message("programs.newKey"));
  await expect(shown).toHaveValue(/^candor_[\w-]{43}$/);
  await expect(page.locator(".facts-line li").filter({ hasText: /^Read/ })).toHaveText(scopes);
  const key = await shown.inputValue();
  expect(await faultsInEachView(page)).toEqual([]);
  const answer = await page.request.get("/rest/program/postings", {
    headers: { authorization: `Bearer ${key}` },
  });
  expect([answer.status(), await answer.json()]).toEqual([200, { postings: [] }]);

  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByText(message("programs.keyMade"))).toHaveCount(0);
  await page.getByText(message("programs.revokeNamed", { name: "Report" })).click();
  await page.getByRole("button", { name: message("programs.revokeNow") }).click();
  await page.getByText(message("programs.revoked")).waitFor();
  await expect(page.getByText(message("programs.noKeys"))).toBeVisible();
});

test("M-45 an owner adds a webhook, whose secret is shown once, and removes it", async ({
  open,
  ownInstance,
}) => {
  const { address } = await ownInstance({ OUTBOUND: "1" });
  const page = await open(blank, { baseURL: address });
  await signUp(page, "hooks@example.com");
  await page.goto("/organization/new");
  await page.getByLabel(message("newOrganization.name")).fill("Signal Works");
  await page.getByRole("button", { name: message("newOrganization.create") }).click();
  await page.getByText(message("newOrganization.created")).waitFor();
  await page.goto("/organization/signal-works/connections");
  const url = page.getByLabel(message("programs.hookUrl"), { exact: true });
  const add = page.getByRole("button", { name: message("programs.makeHook") });
  await url.fill("http://127.0.0.1/hook");
  await add.click();
  await page.getByText(message("problem.webhookRefused")).first().waitFor();
  await expect(url).toHaveValue("http://127.0.0.1/hook");
  await url.fill("https://hooks.example/candor");
  await add.click();
  await expect(page.getByLabel(message("programs.newSecret"))).toHaveValue(/^whsec_/);
  await page.getByText(message("programs.deliveries")).click();
  await expect(page.getByText(message("programs.noDeliveries"))).toBeVisible();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto("/organization/signal-works/connections");
  await expect(page.getByLabel(message("programs.newSecret"))).toHaveCount(0);
  const remove = `${message("programs.removeHook")} https://hooks.example/candor`;
  await page.getByText(remove, { exact: true }).click();
  await page.getByRole("button", { name: message("programs.removeHookNow") }).click();
  await page.getByText(message("programs.hookRemoved")).waitFor();
  await expect(page.getByText(message("programs.noHooks"))).toBeVisible();
});

test("M-45 an owner connects a source, reads why it could not be fetched, pauses it and removes it", async ({
  open,
  ownInstance,
}) => {
  const { address } = await ownInstance({ OUTBOUND: "1" });
  const page = await open(blank, { baseURL: address });
  await signUp(page, "sources@example.com");
  await page.goto("/organization/new");
  await page.getByLabel(message("newOrganization.name")).fill("Mast Works");
  await page.getByRole("button", { name: message("newOrganization.create") }).click();
  await page.getByText(message("newOrganization.created")).waitFor();
  const connections = "/organization/mast-works/connections";
  await page.goto(connections);
  await expect(page.getByText(message("sources.unproved"))).toBeVisible();
  const url = page.getByLabel(message("sources.url"), { exact: true });
  const connect = page.getByRole("button", { name: message("sources.connect"), exact: true });
  await url.fill("http://127.0.0.1/jobs.xml");
  await connect.click();
  await page.getByText(message("problem.sourceRefused")).first().waitFor();
  await expect(url).toHaveValue("http://127.0.0.1/jobs.xml");
  // A hostname of this machine is only found out when it is called.
  await url.fill("http://localhost:1/jobs.xml");
  await connect.click();
  await page.getByText(message("sources.connected")).waitFor();
  await expect(async () => {
    await page.goto(connections);
    await page.getByText(message("sources.fetches")).click();
    await expect(page.getByText("The address is not on the public internet.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("button", { name: message("sources.pause"), exact: true }).click();
  await page.getByText(message("sources.pausedNow")).waitFor();
  await expect(page.getByRole("button", { name: message("sources.resume"), exact: true })).toBeVisible();
  await page.getByText(message("sources.remove"), { exact: true }).click();
  await page.getByRole("button", { name: message("sources.removeNow") }).click();
  await page.getByText(message("sources.removed")).waitFor();
  await expect(page.getByText(message("sources.none"))).toBeVisible();
});

/** An organization's own site, on another origin. */
const site = (address: string) => `<!doctype html><html lang="en"><title>Pier Company</title>
<body style="font-family: Georgia; color: #402010"><h1>Work with us</h1>
<script src="${address}/embed/careers.js" data-organization="pier-company" async></script>
<h2>In a frame</h2>
<iframe src="${address}/embed/pier-company?theme=dark" title="Open positions" width="300" height="400"></iframe>
<iframe src="${address}/about" title="Another page" width="300" height="100"></iframe></body></html>`;

test.describe("on a foreign site", () => {
  test.use({ provoked: "frame-ancestors" });

  test("M-45 an organization's own site shows its postings with a script and in a frame, and no other page", async ({
    open,
  }) => {
    // An extra header would make its cross-origin calls need a preflight.
    const page = await open(blank, { extraHTTPHeaders: {} });
    const { address } = served;
    const own = createServer((_request, answer) =>
      answer.setHeader("content-type", "text/html").end(site(address)),
    ).listen(0, "127.0.0.1");
    await once(own, "listening");
    await page.goto(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`);
    const list = page.getByRole("region", {
      name: message("careers.title", { organization: "Pier Company" }),
    });
    const job = list.getByRole("link", { name: /^Pier Watcher/ }).first();
    await expect(job).toHaveAttribute("href", new RegExp(`^${address}/details/pier-watcher-`));
    await expect(list).toHaveCSS("font-family", "Georgia");
    await expect(list.getByRole("list")).toHaveCSS("list-style-type", "none");
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("link", { name: /^Pier Watcher/ }).first()).toBeVisible();
    await expect(frame.getByRole("main")).toHaveCSS("background-color", "rgb(20, 23, 31)");
    await expect(page.frameLocator("iframe").last().getByRole("heading")).toHaveCount(0);
    own.close();
  });
});

test("M-45 the framed list passes at every width, in both themes", async ({ open }) => {
  const page = await open("/embed/pier-company");
  await page
    .getByRole("link", { name: /^Pier Watcher/ })
    .first()
    .waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
