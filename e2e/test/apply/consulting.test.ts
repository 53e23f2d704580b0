import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { authorization } from "../harness/an-application.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress, signUp } from "../harness/own-account.ts";
import { hasFocus, tabTo } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";
import { signUpUnproved } from "../harness/sign-up.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const goOn = message("consulting.continue");
const specialty = (page: Page) => page.getByLabel(message("enrollStep.specialty"), { exact: true });
const enrolledIn = (name: string) => message("consulting.enrolled", { specialty: name });

/** What the header says about the progress, to eyes and to screen readers. */
async function expectProgress(page: Page, done: number, text: string): Promise<void> {
  const header = page.getByRole("banner");
  const bar = header.getByRole("progressbar", { name: message("consulting.progress") });
  await expect(bar).toHaveAttribute("value", String(done));
  await expect(header.getByText(text, { exact: true })).toBeVisible();
}

async function chooseSpecialty(page: Page, name: string): Promise<void> {
  await specialty(page).selectOption(name);
  await button(page, goOn).click();
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    test("R-25 R-26 R-27 R-28 R-29 R-30 R-31 A-19 somebody new enrolls step by step, and unenrolls", async ({
      open,
    }) => {
      const page = await open("/consulting", { javaScriptEnabled });
      await page.getByText(message("consulting.sharedWith")).waitFor();
      await link(page, message("consulting.enroll")).click();

      await heading(page, "Specialty").waitFor();
      expect(new URL(page.url()).pathname).toBe("/consulting/enroll");
      await expectProgress(page, 0, "Step 1 of 3: Specialty");
      await button(page, goOn).click();
      // Nobody has to sign in for nothing, but the next step is personal.
      await page.waitForURL("**/login?**");
      await signIn(page, newAddress("consultant"), "/consulting/enroll/identity?specialty=");
      await page.getByRole("link", { name: message("validation.specialtyRequired") }).waitFor();
      await chooseSpecialty(page, "Quality Assurance");

      await heading(page, "Identity").waitFor();
      await expectProgress(page, 1, "Step 2 of 3: Identity and Profile");
      await page.getByLabel(message("apply.firstName")).fill("Ada");
      await button(page, goOn).click();
      await page.getByText(message("validation.lastNameRequired")).first().waitFor();
      await expect(page.getByLabel(message("apply.firstName"))).toHaveValue("Ada");
      await page.getByLabel(message("apply.lastName")).fill("Byron");
      await button(page, goOn).click();

      await heading(page, "Profile").waitFor();
      expect(new URL(page.url()).pathname).toBe("/consulting/enroll/profile");
      await expectProgress(page, 1, "Step 2 of 3: Identity and Profile");
      await page.getByLabel(message("profile.mostRecentJobTitle")).fill("Lamp Tester");
      await page.getByLabel(message("consulting.skills")).fill("Lamps, Ledgers");
      await button(page, goOn).click();

      await heading(page, "Search").waitFor();
      await expectProgress(page, 2, "Step 3 of 3: Search");
      await page.getByLabel(message("searchForm.location")).fill("Austin, TX");
      await page.getByLabel(message("remoteOption.only")).check();
      await button(page, message("consulting.finish")).click();

      await page.getByText(enrolledIn("Quality Assurance")).waitFor();
      expect(new URL(page.url()).pathname).toBe("/consulting");
      const search = link(page, message("consulting.searchSpecialty", { specialty: "Quality Assurance" }));
      await expect(search).toHaveAttribute("href", /industries=Quality\+Assurance&location=Austin/);
      await expect(page.getByRole("progressbar")).toHaveCount(0);

      await button(page, message("consulting.unenroll")).click();
      await page.getByText(message("consulting.unenrolled")).waitFor();
      await link(page, message("consulting.enroll")).waitFor();
      await expect(page.getByText(enrolledIn("Quality Assurance"))).toHaveCount(0);
    });

    test("M-35 enrolling again asks nothing that is known, and changes the enrollment", async ({ open }) => {
      const page = await open("/consulting/enroll", { javaScriptEnabled });
      await signUp(page, newAddress("known-consultant"));
      await put(page, "/rest/profile/background", {
        workAuthorization: "anyEmployer",
        mostRecentEmployer: "Harbor Trust",
        mostRecentJobTitle: "Keeper",
      });
      await put(page, "/rest/profile/skills", { skills: ["Lamps"] });
      await chooseSpecialty(page, "Design");
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
      await page.getByRole("definition").filter({ hasText: "Ada Byron" }).waitFor();
      await link(page, goOn).click();
      await page.getByText(message("consulting.profileKnown")).waitFor();
      await page.getByText("Keeper at Harbor Trust").waitFor();
      await link(page, goOn).click();
      await heading(page, "Search").waitFor();
      await link(page, message("consulting.back", { step: "Profile" })).click();
      await heading(page, "Profile").waitFor();
      await link(page, goOn).click();
      await button(page, message("consulting.finish")).click();
      await page.getByText(enrolledIn("Design")).waitFor();
      await page.goto("/consulting/enroll/search");
      await heading(page, "Search").waitFor();
      await page.goto("/consulting");
      await link(page, message("consulting.change")).click();
      await expect(specialty(page)).toHaveValue("Design");
      await chooseSpecialty(page, "Sales");
      await link(page, goOn).click();
      await link(page, goOn).click();
      await button(page, message("consulting.finish")).click();
      await page.getByText(enrolledIn("Sales")).waitFor();
    });
  });

test("R-27 R-29 each step has an address, and none but the first begins without a specialty", async ({
  account,
}) => {
  const page = await account(newAddress("address"), "/consulting/enroll/specialty?specialty=Design");
  await expect(specialty(page)).toHaveValue("Design");
  for (const step of ["identity", "profile", "search"]) {
    await page.goto(`/consulting/enroll/${step}`);
    await page.getByRole("link", { name: message("validation.specialtyRequired") }).waitFor();
    await page.goto(`/consulting/enroll/${step}?specialty=Juggling`);
    await heading(page, "Specialty").waitFor();
    await page.goto(`/consulting/enroll/${step}?specialty=Design`);
    expect(new URL(page.url()).pathname).toBe(`/consulting/enroll/${step}`);
    await page.getByRole("progressbar").waitFor();
  }
});

test("N-06 a stranger's specialty is kept while they sign in", async ({ open }) => {
  const page = await open("/consulting/enroll");
  await chooseSpecialty(page, "Legal");
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(
    "/consulting/enroll/identity?specialty=Legal",
  );
});

test("every page of consulting passes axe in every view", async ({ account }) => {
  const page = await account(newAddress("faults"), "/consulting");
  expect(await faultsInEachView(page)).toEqual([]);
  for (const step of [
    "",
    "/specialty?specialty=",
    "/identity?specialty=Design",
    "/profile?specialty=Design",
  ]) {
    await page.goto(`/consulting/enroll${step}`);
    expect(await faultsInEachView(page), step).toEqual([]);
  }
  await page.goto("/consulting/enroll/search?specialty=Design");
  expect(await faultsInEachView(page)).toEqual([]);
});

test("R-30 enrolling works by keyboard, and sending it twice enrolls once", async ({ account }) => {
  const email = newAddress("keyboard");
  const page = await account(email, "/consulting/enroll/search?specialty=Design");
  const finish = button(page, message("consulting.finish"));
  await page.getByLabel(message("searchForm.location")).focus();
  await page.keyboard.type("Maine");
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByLabel(message("remoteOption.include")))).toBe(true);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, finish);
  await finish.dblclick();
  await page.getByText(enrolledIn("Design")).waitFor();
  await expect(page.getByRole("definition").filter({ hasText: "Maine" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: message("remoteOption.only") })).toBeVisible();
  expect(await faultsInEachView(page)).toEqual([]);
});

test("somebody whose mailbox is not proved is told to prove it, and is not enrolled", async ({ open }) => {
  const page = await open(blank);
  await signUpUnproved(page, newAddress("unproved"));
  await page.goto("/consulting/enroll/search?specialty=Design");
  await button(page, message("consulting.finish")).click();
  await page.getByRole("alert").getByText(message("auth.emailUnproved")).waitFor();
  await page.goto("/consulting");
  await link(page, message("consulting.enroll")).waitFor();
});

test("P-04 administrators find who is enrolled by specialty, and nobody else does", async ({ signedIn }) => {
  const email = newAddress("listed");
  const consultant = await signedIn(email, blank);
  await put(consultant, "/rest/profile/personal", {
    firstName: "Ada",
    lastName: "Byron",
    postal: "78701",
  });
  await put(consultant, "/rest/consulting/enrollment", { specialty: "Supply Chain", location: "Maine" });
  const administrator = newAddress("consulting-administrator");
  await appointAdministrator(administrator);
  const page = await signedIn(administrator, "/admin/dashboard");
  await link(page, message("consultants.title")).click();
  await specialty(page).selectOption("Supply Chain");
  await button(page, message("consultants.show")).click();
  await page.getByRole("link", { name: email }).waitFor();
  await page.getByText("Maine").first().waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  expect((await consultant.goto("/admin/consulting"))?.status()).toBe(404);
});

async function put(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.put(path, { data, headers: await authorization(page) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
