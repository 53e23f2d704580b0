import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Locator } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import {
  applicationCount,
  error,
  field,
  file,
  fillApplication,
  fillContact,
  giveContact,
  givePersonal,
  giveRest,
  heading,
  openApply,
  pitch,
  press,
  resume,
} from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated } from "../harness/search-page.ts";
import { served } from "../harness/served.ts";
import { nextCode, signIn } from "../harness/sign-in.ts";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `apply-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("R-13 R-75 A-01 M-36 M-39 a stranger applies, from what will be asked to the receipt", async ({
      open,
    }) => {
      const page = await open(blank, options);
      await openApply(page, "kelp diver");
      await page.getByText(message("apply.before")).waitFor();
      await page.getByRole("complementary").getByText(message("apply.noPromise")).waitFor();
      await givePersonal(page);
      await giveContact(page, address("whole"));
      await page
        .getByRole("link", { name: message("apply.backTo", { step: message("applyStep.charity") }) })
        .click();
      await page.getByRole("combobox").selectOption({ index: 1 });
      await press(page, message("apply.next"));
      await giveRest(page);
      const preview = (await page.getByRole("main").textContent()) ?? "";
      for (const part of ["Ada Byron", resume.name, message("apply.contactHidden"), "78701", pitch])
        expect(preview).toContain(part);
      await page.getByText(message("readParts.title")).click();
      await page.getByText("Six years of diving").waitFor();
      await press(page, message("apply.send"));
      await heading(page, message("apply.submitted")).waitFor();
      await page.getByRole("link", { name: message("apply.seeApplication") }).waitFor();
      expect(await applicationCount(page)).toBe(1);
    });

    test("A-01 somebody who has applied is told so, and led to the application", async ({ signedIn }) => {
      const page = await signedIn(address("again"), blank, options);
      await applyTo(page, "Lighthouse Keeper 1");
      await page.goto(`/apply/x/${await jobNamed(page, "Lighthouse Keeper 1")}`);
      await heading(page, message("apply.alreadyApplied")).waitFor();
      await page.getByRole("link", { name: message("apply.seeApplication") }).waitFor();
      await page.goto(`${page.url()}/interview`);
      await heading(page, message("screen.instantInterview")).waitFor();
    });

    test("A-04 N-25 a resume that was sent is offered again, until its owner stops using it", async ({
      open,
    }) => {
      const page = await open(blank, options);
      await fillApplication(page, "lighthouse keeper 2", address("resumes"));
      await press(page, message("apply.send"));
      await heading(page, message("apply.submitted")).waitFor();
      await openApply(page, "lighthouse keeper 3");
      await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
      await expect(page.getByRole("radio", { name: resume.name })).toBeChecked();
      await press(page, `${message("button.stopUsing")} ${resume.name}`);
      await page.getByText(message("resume.inactivateTitle", { fileName: resume.name })).waitFor();
      await press(page, message("button.stopUsing"));
      await page.getByText(message("apply.file"), { exact: true }).waitFor();
      await expect(page.getByRole("radio")).toHaveCount(0);
    });
  });

test.describe("nothing typed is lost", () => {
  test("by a reload, going back, leaving and signing in", async ({ open }) => {
    const page = await open(blank);
    await openApply(page, "lighthouse keeper 4");
    const start = page.url();
    await field(page, message("apply.firstName")).fill("Ada");
    await field(page, message("apply.lastName")).fill("Byron");
    await page.getByText(message("apply.saved"), { exact: true }).waitFor();
    await page.reload();
    await expect(field(page, message("apply.lastName"))).toHaveValue("Byron");
    await givePersonal(page);
    await fillContact(page);
    await page.getByText(message("apply.saved"), { exact: true }).waitFor();
    await page.goBack();
    await heading(page, message("applyStep.personal")).waitFor();
    await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
    await signIn(page, "apply-kept@example.com", new URL(start).pathname);
    await expect(field(page, message("apply.lastName"))).toHaveValue("Byron");
    await page.getByText(resume.name).first().waitFor();
    await press(page, message("apply.next"));
    // The contact step has nothing left to ask.
    await heading(page, message("applyStep.elevatorPitch")).waitFor();
    const way = page.getByRole("navigation", { name: message("apply.steps") });
    await way.getByRole("link", { name: message("applyStep.contact") }).click();
    await expect(field(page, message("apply.phone"))).toHaveValue("(512) 555-0143");
  });

  test("by a reload right after the last keystroke", async ({ open }) => {
    const page = await open(blank);
    await openApply(page, "lighthouse keeper 4");
    await field(page, message("apply.firstName")).fill("Grace");
    await page.reload();
    await expect(field(page, message("apply.firstName"))).toHaveValue("Grace");
  });

  test("an error appears on leaving a field, and is then rechecked at each keystroke", async ({ open }) => {
    const page = await open(blank);
    await openApply(page, "kelp diver");
    await givePersonal(page);
    const phone = field(page, message("apply.phone"));
    await phone.fill("512");
    await expect(page.locator(".field-error")).toHaveCount(0);
    await phone.blur();
    await error(page, message("validation.phoneIncomplete")).waitFor();
    await phone.press("End");
    await phone.pressSequentially("5550143");
    await error(page, message("validation.phoneIncomplete")).waitFor({ state: "detached" });
  });
});

test.describe("sending", () => {
  test("twice at once makes one application", async ({ open }) => {
    const page = await open(blank);
    await fillApplication(page, "lighthouse keeper 5", "apply-double@example.com");
    await page.getByRole("button", { name: message("apply.send") }).dblclick();
    await heading(page, message("apply.submitted")).waitFor();
    expect(await applicationCount(page)).toBe(1);
  });

  test("from two tabs makes one application, and both see its receipt", async ({ open }) => {
    const page = await open(blank);
    await fillApplication(page, "lighthouse keeper 6", "apply-tabs@example.com");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await Promise.all([page, other].map((tab) => press(tab, message("apply.send"))));
    for (const tab of [page, other]) await heading(tab, message("apply.submitted")).waitFor();
    expect(await applicationCount(page)).toBe(1);
  });
});

test("a file that is too large is refused before it is sent, and by the server too", async ({ open }) => {
  const page = await open(blank);
  await openApply(page, "kelp diver");
  await hydrated(Promise.resolve(page));
  const large = Buffer.alloc(limits.resumeBytes + limits.bodyBytes + 1, "a");
  const refusal = message("apply.fileTooLarge", { size: "10 MB" });
  const sent: string[] = [];
  // The page itself saves a draft of what is typed.
  page.on(
    "request",
    (request) => /\/resume$|\/rest\/uploads/.test(request.url()) && sent.push(request.url()),
  );
  await file(page).setInputFiles({ ...resume, buffer: large });
  await error(page, refusal).waitFor();
  expect(sent).toEqual([]);
  const form = new FormData();
  form.set("file", new Blob([large]), resume.name);
  const accept = { accept: "text/html" };
  const answer = await fetch(page.url(), { method: "POST", body: form, headers: accept, redirect: "manual" });
  expect(answer.status).toBe(303);
  await page.goto(answer.headers.get("location") ?? "");
  await error(page, refusal).waitFor();
});

test("M-34 the keyboard alone applies, in at most twelve announced steps", async ({ open }) => {
  const page = await open(blank);
  const email = "apply-keyboard@example.com";
  const announced: string[] = [];
  const arrived = async (title: string) => {
    await heading(page, title).waitFor();
    announced.push(title);
  };
  const tabTo = async (target: Locator) => {
    for (let stops = 0; stops < 40; stops++) {
      if (await target.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
  };
  const type = async (name: string, text: string) => {
    await tabTo(field(page, name));
    await page.keyboard.type(text);
  };
  await openApply(page, "lighthouse keeper 7");
  await arrived(message("applyStep.personal"));
  await hydrated(Promise.resolve(page));
  await file(page).setInputFiles(resume);
  await page.getByText(message("apply.uploaded", { fileName: resume.name })).waitFor();
  await type(message("apply.firstName"), "Ada");
  await type(message("apply.lastName"), "Byron");
  await page.keyboard.press("Enter");
  await arrived(message("applyStep.contact"));
  await type(message("apply.email"), email);
  await type(message("apply.phone"), "+1 512 555 0143");
  await type(message("apply.postalCode"), "78701");
  await page.keyboard.press("Enter");
  await type(message("apply.code"), await nextCode(email));
  announced.push(message("apply.code"));
  await page.keyboard.press("Enter");
  await arrived(message("applyStep.charity"));
  await tabTo(page.getByRole("button", { name: message("apply.next") }));
  await page.keyboard.press("Enter");
  await arrived(message("applyStep.elevatorPitch"));
  await type(message("applyStep.elevatorPitch"), pitch);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await arrived(message("applyStep.finish"));
  await tabTo(page.getByRole("button", { name: message("apply.send") }));
  await page.keyboard.press("Enter");
  await arrived(message("apply.submitted"));
  expect(announced.length).toBeLessThanOrEqual(12);
});

test.describe("addresses", () => {
  test("R-14 /jobs and other words redirect to the one address, keeping the rest", async ({ open }) => {
    const page = await open(blank);
    await openApply(page, "kelp diver");
    const apply = new URL(page.url()).pathname;
    for (const path of [apply.replace("/apply/", "/jobs/"), apply.replace("kelp-farm-diver", "x")]) {
      await page.goto(`${path}/contact?utm_source=mail`);
      expect(page.url()).toBe(`${served.address}${apply}/contact?utm_source=mail`);
    }
  });

  test("X-21 a posting that does not exist is Job Not Found with status 404", async ({ open }) => {
    const page = await open(blank);
    const response = await page.goto("/apply/anything/999999999");
    expect(response?.status()).toBe(404);
    await heading(page, message("job.notFound")).waitFor();
  });
});

test("every step passes axe in every theme and width", async ({ open }) => {
  const page = await open(blank);
  await openApply(page, "lighthouse keeper 8");
  await press(page, message("apply.next"));
  await error(page, message("validation.resumeRequired")).waitFor();
  const found = await faultsInEachView(page);
  await givePersonal(page);
  found.push(...(await faultsInEachView(page)));
  await giveContact(page, "apply-faults@example.com");
  found.push(...(await faultsInEachView(page)));
  await giveRest(page);
  found.push(...(await faultsInEachView(page)));
  await press(page, message("apply.send"));
  await heading(page, message("apply.submitted")).waitFor();
  found.push(...(await faultsInEachView(page)));
  expect(found).toEqual([]);
});

test("C-09 a stranger reads until when an application is kept in the browser's time zone", async ({
  open,
}) => {
  const page = await open(blank, { timezoneId: "America/Denver" });
  await openApply(page, "kelp diver");
  await givePersonal(page);
  await expect(page.getByText(/in this browser until .+ (MST|MDT)\./)).toBeVisible();
});
