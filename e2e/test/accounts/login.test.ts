import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { enterCode, mailedCodes, nextCode, signIn, signInByCode, signOut } from "../harness/sign-in.ts";

const password = "kelp lantern 42";

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email", { exact: true }).fill(email);
}

/** Signs up with a password and enters the code; ends where the page leads. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/login/sign-up?redirect=%2Fabout");
  await fillSignUp(page, email);
  await page.getByLabel("Password (optional)").fill(password);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await enterCode(page, await nextCode(email));
  await page.waitForURL("**/about");
}

function account(page: Page) {
  return page.getByRole("navigation", { name: "Account" });
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("S-17, N-08 a code signs in, and leads where the person wanted to go", async ({ open }) => {
      const page = await open(blank, options);
      await signInByCode(page, address("code"), "/search?query=kelp");
      expect(new URL(page.url()).search).toBe("?query=kelp");
      await account(page).getByText(address("code")).waitFor();
    });

    test("S-17 a code that is typed at once goes into its field", async ({ open }) => {
      const page = await open("/login/sign-up?redirect=%2Fabout", options);
      const email = newAddress("typed");
      await fillSignUp(page, email);
      await page.getByRole("button", { name: "Email me a code" }).click();
      await expect(page.getByLabel(message("login.codeField"))).toBeFocused();
      await page.keyboard.type(await nextCode(email));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/about");
    });

    test("S-21 somebody signs up, signs out, and signs in by password", async ({ open }) => {
      const page = await open(blank, options);
      const email = address("sign-up");
      await signUp(page, email);
      await account(page).getByText("Ada Byron").waitFor();
      await signOut(page);
      await account(page).getByRole("link", { name: "Sign in" }).waitFor();

      await page.goto(`/login/password?email=${encodeURIComponent(email)}`);
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await account(page).getByText("Ada Byron").waitFor();
    });

    test("X-04 a wrong password is refused, and what was typed stays", async ({ open }) => {
      const page = await open("/login/password", options);
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
      await page.getByLabel("Password").fill("wrong");
      await page.getByRole("button", { name: "Sign in" }).click();
      const refusal = page.getByText(
        "An error occurred while logging in: What you entered was not accepted.",
      );
      await refusal.waitFor();
      expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com");
    });

    test("V-01, V-02, V-05, V-47 a sign-up with nothing in it says what is missing", async ({ open }) => {
      const page = await open("/login/sign-up", options);
      await page.getByRole("button", { name: "Email me a code" }).click();
      await page.getByText("Fill in the required fields before you save.").waitFor();
      for (const [label, text] of [
        ["First name", "First name is required"],
        ["Last name", "Last name is required"],
        ["Email", "Email is required"],
      ] as const)
        expect(await descriptionOf(page, label)).toContain(text);
    });

    test("M-35 a sign-up that goes back to correct its address keeps the names", async ({ open }) => {
      const page = await open("/login/sign-up", options);
      await fillSignUp(page, `mistyped-${javaScriptEnabled}@example.com`);
      await page.getByRole("button", { name: "Email me a code" }).click();
      await page.getByRole("link", { name: message("login.otherAddress") }).click();
      await expect(page.getByLabel("First name")).toHaveValue("Ada");
      await expect(page.getByLabel("Last name")).not.toHaveValue("");
    });

    for (const [id, label, value, text] of [
      ["V-06", "Email", "ada@", "Enter a valid email address"],
      ["V-08", "Email", "ada@example.nosuch", "Email domain appears to be invalid"],
      ["V-18", "Password (optional)", "k7&Qz!p", "Password is too short"],
      ["V-19", "Password (optional)", "password1", "Password is not complex enough"],
    ] as const)
      test(`${id} a sign-up whose ${label} is ${value} is refused`, async ({ open }) => {
        const page = await open("/login/sign-up", options);
        await fillSignUp(page, "refused@example.com");
        await page.getByLabel(label, { exact: true }).fill(value);
        await page.getByRole("button", { name: "Email me a code" }).click();
        await page.getByText("Check this before you continue.").waitFor();
        expect(await descriptionOf(page, label)).toContain(text);
        await expect(page.getByLabel("First name")).toHaveValue("Ada");
      });

    for (const [id, path, button, text] of [
      ["V-38", "/login/code?email=ada%40example.com", "Sign in", "Email code is required"],
      ["V-40", "/login/code?email=ada%40example.com&for=sign-up", "Sign up", "Sign-up code is required"],
    ] as const)
      test(`${id} a page that waits for a code asks for it`, async ({ open }) => {
        const page = await open(path, options);
        await page.getByRole("main").getByRole("button", { name: button }).click();
        await page.getByRole("link", { name: text }).waitFor();
        expect(await descriptionOf(page, "Code")).toContain(text);
      });

    test("X-19 a code is sent again until the limit is reached", async ({ open }) => {
      const email = address("resend");
      const page = await open(`/login/code?email=${encodeURIComponent(email)}`, options);
      for (let sent = 1; sent <= 5; sent++) {
        await page.getByRole("button", { name: "Resend" }).click();
        await nextCode(email, sent - 1);
      }
      await page.getByText("We sent another email. Please use the latest one.").first().waitFor();
      await page.getByRole("button", { name: "Resend" }).click();
      await page.getByText("Resending the confirmation code is not possible, contact support").waitFor();
      expect(await page.getByText("We sent another email. Please use the latest one.").count()).toBe(0);
      await page.getByRole("main").getByRole("link", { name: "Contact support" }).waitFor();
      expect(await mailedCodes(email)).toHaveLength(5);
    });
  });

/** What a screen reader says about a field in addition to its name. */
function descriptionOf(page: Page, label: string): Promise<string> {
  return page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
}

test("V-10 a sign-up for an address with an account says so once the code is entered", async ({ open }) => {
  await signIn(await open(blank), "twice@example.com");
  const page = await open("/login/sign-up");
  const earlier = await mailedCodes("twice@example.com");
  await fillSignUp(page, "twice@example.com");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await enterCode(page, await nextCode("twice@example.com", earlier.length));
  await page.getByText("Email already has an account with Candor").waitFor();
  await account(page).getByText("twice@example.com").waitFor();
});

test("V-23 the strength of a password is shown as it is typed", async ({ open }) => {
  const page = await open("/login/sign-up");
  const field = page.getByLabel("Password (optional)");
  await field.fill("password1");
  await page.getByRole("status").getByText("Weak").waitFor();
  await field.fill(password);
  await page.getByRole("status").getByText("Very Strong").waitFor();
});

test("a message disappears as soon as its field is right, and another way to sign in keeps what was typed", async ({
  open,
}) => {
  const page = await open("/login/sign-up");
  const field = page.getByLabel("Email", { exact: true });
  await field.fill("ada@example");
  await field.press("Tab");
  await page.getByText("Enter a valid email address").waitFor();
  await field.pressSequentially(".com");
  await page.getByText("Enter a valid email address").waitFor({ state: "detached" });
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/login\?/);
  await expect(field).toHaveValue("ada@example.com");
});

for (const redirect of ["//evil.example/", "https://evil.example/", "/\\evil.example"])
  test(`N-08 ${redirect} is not followed after signing in`, async ({ signedIn }) => {
    const page = await signedIn(newAddress("stays"), `/login?redirect=${encodeURIComponent(redirect)}`);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(new URL(page.url()).host).not.toContain("evil");
  });

test("opening the address of signing out signs nobody out", async ({ signedIn }) => {
  const page = await signedIn("stays-in@example.com", "/logout");
  await page.goto("/");
  await account(page).getByText("stays-in@example.com").waitFor();
});

test("/login/nonsense is not found", async ({ open }) => {
  const page = await open(blank);
  expect((await page.goto("/login/nonsense"))?.status()).toBe(404);
});

for (const path of [
  "/login",
  "/login/sign-up",
  "/login/password?email=ada%40example.com",
  "/login/code?email=ada%40example.com",
])
  test(`${path} passes axe empty and refused, in every theme and width`, async ({ open }) => {
    const page = await open(path);
    expect(await faultsInEachView(page)).toEqual([]);
    await page.locator("main form").first().getByRole("button").click();
    await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

test("somebody signs in at another name of this machine", async ({ open }) => {
  const email = newAddress("loopback");
  const page = await open(`${served.address.replace("localhost", "127.0.0.1")}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await enterCode(page, await nextCode(email));
  await account(page).getByText(email).waitFor();
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
});
