import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { mailedCodes as mostMailed } from "@candor/contract/rate-limits";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import {
  applicationCount,
  error,
  field,
  file,
  fillContact,
  giveRest,
  heading,
  leaveCharityOpen,
  openApply,
  press,
  resume,
} from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailedCodes, nextCode, signIn } from "../harness/sign-in.ts";
import { nextLink } from "../harness/sign-in-link.ts";
import { beginSignUp, signUpUnproved } from "../harness/sign-up.ts";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`S-21 ${how}`, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `skip-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("somebody skips the proof, is told what that means, and confirms the address under Account", async ({
      open,
    }) => {
      const email = address("account");
      const page = await open(blank, options);
      await signUpUnproved(page, email);
      await page.getByText(message("auth.skipped")).waitFor();
      await page.goto("/settings/account");
      await page.getByText(message("account.emailUnproved")).waitFor();
      const earlier = await mailedCodes(email);
      await press(page, message("account.proveEmail"));
      await press(page, message("account.confirmCode"));
      await page.getByRole("alert").getByText(message("validation.emailCodeRequired")).first().waitFor();
      await field(page, message("login.codeField")).fill("12345");
      await press(page, message("account.confirmCode"));
      await page.getByRole("alert").getByText(message("auth.credentialRefused")).first().waitFor();
      await expect(field(page, message("login.codeField"))).toHaveValue("12345");
      await field(page, message("login.codeField")).fill(await nextCode(email, earlier.length));
      await press(page, message("account.confirmCode"));
      await page.getByText(message("account.emailProved", { email })).waitFor();
      await expect(page.getByText(message("account.emailUnproved"))).toHaveCount(0);
    });

    test("X-19 a code is mailed again, and once none can be that is said, with and without the form for one", async ({
      open,
    }) => {
      const email = address("again");
      const page = await open(blank, options);
      await signUpUnproved(page, email);
      await page.goto("/settings/account");
      await press(page, message("account.proveEmail"));
      await field(page, message("login.codeField")).waitFor();
      await expect(page.getByText(message("auth.resent"))).toHaveCount(0);
      for (let sent = 2; sent < mostMailed.requests; sent++) {
        await press(page, message("button.resend"));
        await nextCode(email, sent);
      }
      await page.getByText(message("auth.resent")).first().waitFor();
      await press(page, message("button.resend"));
      const refused = page.getByRole("alert").getByText(message("auth.resendNotPossible"));
      const support = page.getByRole("main").getByRole("link", { name: message("button.contactSupport") });
      await refused.waitFor();
      await support.waitFor();
      await page.goto("/settings/account");
      await press(page, message("account.proveEmail"));
      await refused.waitFor();
      await support.waitFor();
      await expect(field(page, message("login.codeField"))).toHaveCount(0);
    });

    test("S-18 somebody signs up by a link instead of a code", async ({ open }) => {
      const email = address("link");
      const page = await open(blank, options);
      await beginSignUp(page, email);
      await press(page, message("login.mailLink"));
      const duration = message("login.codeMinutes", { minutes: limits.linkMinutes });
      await page.getByText(message("auth.linkSent", { email, duration })).waitFor();
      await page.goto(await nextLink(email));
      if (!javaScriptEnabled) await press(page, "Continue");
      await page.waitForURL("**/about");
      await page.getByRole("navigation", { name: "Account" }).getByText("Ada Byron").waitFor();
    });

    test("A-01 somebody prepares an application, and proves the address on the way to sending it", async ({
      open,
    }) => {
      const email = address("apply");
      const page = await open(blank, options);
      await signUpUnproved(page, email);
      await openApply(page, "kelp diver");
      await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
      await file(page).setInputFiles(resume);
      await press(page, message("apply.next"));
      await heading(page, message("applyStep.contact")).waitFor();
      const contact = page.url();
      await page.goto(contact.replace("contact", "finish"));
      expect(page.url()).toBe(contact);
      await fillContact(page);
      const earlier = await mailedCodes(email);
      await press(page, message("apply.mailCode"));
      await field(page, message("apply.code")).fill("wrong");
      await press(page, message("apply.next"));
      await error(page, message("auth.credentialRefused")).waitFor();
      await field(page, message("apply.code")).fill(await nextCode(email, earlier.length));
      await press(page, message("apply.next"));
      await leaveCharityOpen(page);
      await giveRest(page);
      await press(page, message("apply.send"));
      await heading(page, message("apply.submitted")).waitFor();
      expect(await applicationCount(page)).toBe(1);
    });
  });

test.describe("S-21", () => {
  test("its pages pass axe", async ({ open }) => {
    const email = "skip-axe@example.com";
    const page = await open("/login/code?email=skip-axe%40example.com&for=sign-up");
    expect(await faultsInEachView(page)).toEqual([]);
    await signUpUnproved(page, email);
    await page.goto("/settings/account");
    expect(await faultsInEachView(page)).toEqual([]);
    await press(page, message("account.proveEmail"));
    await field(page, message("login.codeField")).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

  test("V-10 proving another account's address signs in to that account, and continues there", async ({
    open,
  }) => {
    const email = "skip-taken@example.com";
    await signIn(await open(blank), email);
    const page = await open(blank);
    await signUpUnproved(page, email);
    await openApply(page, "kelp diver");
    await file(page).setInputFiles(resume);
    await press(page, message("apply.next"));
    await fillContact(page);
    const earlier = await mailedCodes(email);
    await press(page, message("apply.mailCode"));
    await field(page, message("apply.code")).fill(await nextCode(email, earlier.length));
    await press(page, message("apply.next"));
    await leaveCharityOpen(page);
    await giveRest(page);
    await page.getByText(resume.name).waitFor();
    await page.goto("/settings/account");
    await expect(page.getByText(message("account.emailUnproved"))).toHaveCount(0);
  });

  test("S-18 V-10 the address is proved by a link too, which asks nothing of who is signed in to it", async ({
    open,
  }) => {
    const email = "skip-link@example.com";
    const page = await open(blank);
    await beginSignUp(page, email);
    await press(page, message("login.mailLink"));
    await heading(page, message("login.emailLink")).waitFor();
    await page.goBack();
    await press(page, "Skip");
    await page.waitForURL("**/about*");
    await page.goto(await nextLink(email));
    await page.waitForURL("**/about");
    await page.goto("/settings/account");
    await page.getByText(email).waitFor();
    await expect(page.getByText(message("account.emailUnproved"))).toHaveCount(0);
  });

  test("only a sign-up's code page offers to skip", async ({ open }) => {
    const page = await open("/login/code?email=skip-nobody%40example.com");
    await field(page, message("login.codeField")).waitFor();
    await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
    await page.goto("/login/code?email=skip-nobody%40example.com&for=sign-up");
    await press(page, "Skip");
    await page.waitForURL("**/login/sign-up*");
  });
});
