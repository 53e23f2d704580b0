import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import {
  applicationCount,
  error,
  field,
  file,
  fillContact,
  giveContact,
  givePersonal,
  heading,
  openApply,
  press,
  resume,
} from "../harness/easy-apply.ts";
import { hydrated } from "../harness/search-page.ts";
import { nextCode } from "../harness/sign-in.ts";

async function expectErrors(page: Page, errors: readonly string[]): Promise<void> {
  await expect.poll(() => page.locator(".field-error").allTextContents()).toEqual(errors);
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `refused-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("V-01 V-02 V-16 V-47 names and a resume are asked for", async ({ open }) => {
      const page = await open(blank, options);
      await openApply(page, "kelp diver");
      await press(page, message("apply.next"));
      const required = ["validation.firstNameRequired", "validation.lastNameRequired"] as const;
      await expectErrors(page, [
        message("validation.resumeRequired"),
        ...required.map((key) => message(key)),
      ]);
      await page.getByRole("alert").getByText(message("form.requiredMissing")).waitFor();
      await field(page, message("apply.firstName")).fill("Ada");
      await field(page, message("apply.lastName")).fill(" - ");
      await press(page, message("apply.next"));
      await error(page, message("validation.firstNameRequired")).waitFor({ state: "detached" });
      await expectErrors(page, [message("validation.resumeRequired"), message(required[1])]);
      await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
    });

    test("V-05 V-06 V-11 V-12 V-14 V-15 contact details are required, and nobody continues without", async ({
      open,
    }) => {
      const page = await open(blank, options);
      await openApply(page, "kelp diver");
      await givePersonal(page);
      const refusedWith = async (
        values: readonly string[],
        errors: readonly Parameters<typeof message>[0][],
      ) => {
        for (const [at, name] of (["apply.email", "apply.phone", "apply.postalCode"] as const).entries())
          await field(page, message(name)).fill(values[at] ?? "");
        await press(page, message("apply.mailCode"));
        await error(page, message(errors[0] ?? "validation.required")).waitFor();
        await expectErrors(
          page,
          errors.map((key) => message(key)),
        );
      };
      await refusedWith(
        ["", "", ""],
        ["validation.emailRequired", "validation.phoneRequired", "validation.postalCodeRequired"],
      );
      await refusedWith(
        ["ada at home", "555", "787"],
        ["validation.enterValidEmail", "validation.phoneIncomplete", "validation.postalCodeTooShort"],
      );
      await expect(field(page, message("apply.phone"))).toHaveValue("555");
      await page.goto(page.url().replace(/contact.*/, "finish"));
      await heading(page, message("applyStep.contact")).waitFor();
    });

    test("V-38 S-17 a wrong code is refused, a new one can be asked for, and the draft is as it was", async ({
      open,
    }) => {
      const page = await open(blank, options);
      const email = address("code");
      await openApply(page, "kelp diver");
      await givePersonal(page);
      await field(page, message("apply.email")).fill(email);
      await fillContact(page);
      await press(page, message("apply.mailCode"));
      const first = await nextCode(email);
      await press(page, message("apply.next"));
      await expectErrors(page, [message("validation.emailCodeRequired")]);
      const wrong = first === "000000" ? "000001" : "000000";
      await field(page, message("apply.code")).fill(wrong);
      await press(page, message("apply.next"));
      await error(page, message("auth.credentialRefused")).waitFor();
      await expect(field(page, message("apply.code"))).toHaveValue(wrong);
      await expect(field(page, message("apply.code"))).toBeFocused();
      await press(page, message("button.resend"));
      await page.getByText(message("auth.resent")).waitFor();
      await field(page, message("apply.code")).fill(await nextCode(email, 1));
      await press(page, message("apply.next"));
      await heading(page, message("applyStep.charity")).waitFor();
      await page.getByRole("link", { name: message("applyStep.personal") }).click();
      await page.getByText(resume.name).first().waitFor();
      await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
    });

    test("X-19 a code is sent again until the limit is reached, and then support can be asked", async ({
      open,
    }) => {
      const page = await open(blank, options);
      const email = address("resend");
      await openApply(page, "kelp diver");
      await givePersonal(page);
      await field(page, message("apply.email")).fill(email);
      await fillContact(page);
      await press(page, message("apply.mailCode"));
      for (let sent = 1; sent < 5; sent++) {
        await nextCode(email, sent - 1);
        await press(page, message("button.resend"));
      }
      await nextCode(email, 4);
      await page.getByText(message("auth.resent")).waitFor();
      await press(page, message("button.resend"));
      await page.getByText(message("auth.resendNotPossible")).waitFor();
      await page
        .getByRole("main")
        .getByRole("link", { name: message("button.contactSupport") })
        .waitFor();
      await expect(page.getByText(message("auth.resent"))).toHaveCount(0);
    });

    test("an elevator pitch is asked for and never cut, and without one nothing is sent", async ({
      open,
    }) => {
      const page = await open(blank, options);
      await openApply(page, "kelp diver");
      await givePersonal(page);
      await giveContact(page, address("pitch"));
      await press(page, message("apply.next"));
      await heading(page, message("applyStep.elevatorPitch")).waitFor();
      await press(page, message("apply.next"));
      await error(page, message("validation.elevatorPitchRequired")).waitFor();
      const tooLong = "I have dived for kelp.\n".repeat(240);
      await field(page, message("applyStep.elevatorPitch")).fill(tooLong);
      await press(page, message("apply.next"));
      await error(page, message("validation.tooLong", { most: "5,000" })).waitFor();
      await expect(field(page, message("applyStep.elevatorPitch"))).toHaveValue(tooLong);
      const count = page.getByText(message("apply.pitchLimit", { count: "5,520", limit: "5,000" }));
      await expect(count).toHaveClass(/field-error/);
      await page.goto(page.url().replace("elevator-pitch", "finish"));
      await press(page, message("apply.send"));
      await page.getByRole("alert").getByText(message("validation.elevatorPitchRequired")).waitFor();
      expect(await applicationCount(page)).toBe(0);
    });

    test("a file that is no document is refused, and a proper one replaces it", async ({ open }) => {
      const page = await open(blank, options);
      await openApply(page, "kelp diver");
      if (javaScriptEnabled) await hydrated(Promise.resolve(page));
      await field(page, message("apply.firstName")).fill("Ada");
      const send = () => (javaScriptEnabled ? undefined : press(page, message("apply.next")));
      await file(page).setInputFiles({ ...resume, name: "ada.pdf", buffer: Buffer.from([0, 1, 2, 3]) });
      await send();
      await error(page, message("resume.couldNotOpen")).waitFor();
      await error(page, message("resume.unreadable")).waitFor();
      await file(page).setInputFiles(resume);
      await send();
      // The file names its owner, so the step has nothing left to ask.
      if (!javaScriptEnabled)
        await page
          .getByRole("link", { name: message("applyStep.personal") })
          .first()
          .click();
      const takeOut = page.getByRole("button", { name: `${message("apply.takeOut")} ${resume.name}` });
      await takeOut.click();
      await takeOut.waitFor({ state: "detached" });
      await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
    });
  });
