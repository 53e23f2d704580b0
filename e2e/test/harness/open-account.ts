import type { BrowserContextOptions, Page } from "playwright-core";
import type { useBrowser } from "./browser.ts";
import { signUp } from "./own-account.ts";

/** Opens a page of a new account with a password: its own, unless said. */
export function useAccount(open: ReturnType<typeof useBrowser>) {
  return async (
    email: string,
    path = "/settings/account",
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    const page = await open("/about", options);
    await signUp(page, email);
    await page.goto(path);
    return page;
  };
}
