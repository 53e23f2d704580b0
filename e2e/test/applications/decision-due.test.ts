import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { importPostings, operateIn } from "../harness/operator.ts";
import { password, signUp } from "../harness/own-account.ts";
import { type OwnInstance, setClock } from "../harness/own-instance.ts";

const day = 86_400_000;
const title = "Lock Keeper";
const organization = "Rideau Locks";

async function publish({ folder }: OwnInstance): Promise<void> {
  const posting = {
    "@type": "JobPosting",
    identifier: title,
    title,
    url: "https://locks.example/jobs/1",
    hiringOrganization: organization,
    description: "<p>Keep the lock.</p>",
    jobLocation: { address: { addressLocality: "Ottawa", addressRegion: "ON", addressCountry: "CA" } },
  };
  const file = join(folder, "locks.json");
  await writeFile(file, JSON.stringify([posting]));
  await importPostings(folder, file, "locks");
}

async function jobOf(page: Page, id: string): Promise<string> {
  const headers = await authorization(page);
  return (await (await page.request.get(`/rest/organization/applications/${id}`, { headers })).json()).jobId;
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const data = { provider: "password", credential: { email, password } };
  expect((await page.request.post("/rest/auth/login", { data })).ok()).toBe(true);
}

test("M-03 without scripts, a decision is due 45 days after an interview in Ontario, then overdue and listed", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  await publish(instance);
  const options = { baseURL: instance.address };
  const [seeker, owner, operator] = ["seeker@locks.example", "owner@locks.example", "operator@locks.example"];
  const pages = new Map<string, Page>();
  for (const email of [seeker, owner, operator]) {
    // The rules of axe need scripts.
    const page = await open("/about", { ...options, javaScriptEnabled: email === operator });
    await signUp(page, email);
    pages.set(email, page);
  }
  const [theirs, ours, support] = [...pages.values()] as [Page, Page, Page];
  await operateIn(instance.folder, "pro", owner, organization);
  await operateIn(instance.folder, "grant", operator);

  const id = await applyTo(theirs, title);
  const invited = await ours.request.post(`/rest/organization/applications/${id}/decision`, {
    headers: await authorization(ours),
    data: { stage: "interview" },
  });
  expect(invited.ok()).toBe(true);
  const shown = [
    [theirs, `/settings/application/${id}`],
    [ours, `/organization/applications/${id}`],
  ] as const;
  const line = (page: Page) => page.locator(".decision-due");
  for (const [page, path] of shown) {
    await page.goto(path);
    await expect(line(page)).toContainText(/A decision is due by .* That is 45 days after the move/);
    await expect(line(page).getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.ontario\.ca\//);
    await expect(line(page).locator(".answer-due")).toHaveCount(0);
  }

  await ours.goto("/organization/rideau-locks/fairness");
  const promise = ours.getByLabel(message("decisionDays.days"));
  const save = ours.getByRole("button", { name: message("decisionDays.set") });
  await promise.fill("a week");
  await save.click();
  await ours.getByText(message("validation.decisionDays")).waitFor();
  await expect(promise).toHaveValue("a week");
  await promise.fill("1");
  await save.click();
  await ours.getByText(message("form.saved")).waitFor();
  await expect(promise).toHaveValue("1");
  await theirs.goto(`/settings/application/${id}`);
  await expect(line(theirs)).toContainText(message("decisionDue.promised", { organization }));
  await expect(line(theirs).locator(".answer-due")).toHaveText(/^A decision is due by/);

  await setClock(instance, 46 * day);
  for (const [email, page] of pages) await signInAgain(page, email);
  for (const [page, path] of shown) {
    await page.goto(path);
    await expect(line(page)).toContainText(/A decision has been overdue since/);
  }
  await ours.goto("/organization");
  await expect(ours.locator(".owed")).toHaveText(/^1 answer due The oldest was due /);
  for (const path of ["/organization/answers", `/organization/jobs/${await jobOf(ours, id)}?view=board`]) {
    await ours.goto(path);
    await expect(ours.locator(".decision-state")).toHaveText(/^Decision overdue since /);
  }
  await support.goto("/admin/dashboard");
  const listed = support.getByRole("listitem").filter({ hasText: `Application ${id}, ${title}` });
  await expect(listed).toContainText("A decision has been overdue since");
  await expect(listed.getByRole("link", { name: organization })).toHaveCount(1);
  expect(await faultsInEachView(support)).toEqual([]);

  const declined = await ours.request.post(`/rest/organization/applications/${id}/decision`, {
    headers: await authorization(ours),
    data: { stage: "declined", reason: "positionFilled" },
  });
  expect(declined.ok()).toBe(true);
  for (const [page, path] of shown) {
    await page.goto(path);
    await expect(line(page)).toHaveCount(0);
  }
  await support.goto("/admin/dashboard");
  await support.getByText(message("overdueDecisions.none")).waitFor();
});
