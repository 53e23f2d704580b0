import { existsSync } from "node:fs";
import { type LaunchedChrome, launch } from "chrome-launcher";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A browser with an empty profile, for the duration of the work. */
export async function inBrowser<T>(work: (chrome: LaunchedChrome) => Promise<T>): Promise<T> {
  const path = process.env["CHROMIUM"] ?? installed.find(existsSync);
  const chrome = await launch({
    ...(path && { chromePath: path }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    return await work(chrome);
  } finally {
    chrome.kill();
  }
}
