import { message } from "@candor/contract/messages/message";
import { expect, scripting, test } from "../harness/browser.ts";
import { isSignedIn, signUp } from "../harness/own-account.ts";
import { signInByCode, signOut } from "../harness/sign-in.ts";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`${how}, the back button`, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `back-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("S-11 shows nothing about somebody who has signed out", async ({ open }) => {
      const who = address("out");
      const page = await open("/about", options);
      await signUp(page, who);
      await page.goto("/settings/account");
      await page.getByRole("main").getByText(who, { exact: true }).waitFor();
      await page.goto("/settings/applications");
      await signOut(page);
      for (let back = 0; back < 4; back++) {
        await page.goBack().catch(() => undefined);
        await page.getByRole("main").waitFor();
        await expect.poll(() => page.content()).not.toContain(who);
        expect(await page.content()).not.toContain("Ada Byron");
      }
      expect(await isSignedIn(page)).toBe(false);
    });

    test("after signing in sends nothing again, and leaves the person signed in", async ({ open }) => {
      const who = address("in");
      const page = await open("/about", options);
      await signInByCode(page, who, "/search?query=kelp");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().includes("/login")) sent.push(request.url());
      });
      while (new URL(page.url()).pathname !== "/about") {
        const answer = await page.goBack();
        expect(answer?.status() ?? 200).toBeLessThan(400);
        await page.getByRole("main").waitFor();
      }
      expect(sent).toEqual([]);
      await page
        .getByRole("navigation", { name: message("page.account") })
        .getByText(who)
        .waitFor();
      expect(await isSignedIn(page)).toBe(true);
    });
  });
