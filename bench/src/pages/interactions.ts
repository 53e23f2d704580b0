import { desktopConfig, startTimespan } from "lighthouse";
import puppeteer, { type Page } from "puppeteer-core";
import { inBrowser } from "./browser.ts";

/** Something a person does on a page, and how long the slowest of its presses waited for its next paint. */
export interface Interaction {
  readonly name: string;
  /** Interaction to Next Paint, in milliseconds. */
  readonly milliseconds: number;
}

const desktop = { width: 1440, height: 900 };

const onResults = "/search?query=registered+nurse";

/** What people do most on the list of postings. */
const acts: readonly { readonly name: string; readonly act: (page: Page) => Promise<void> }[] = [
  {
    name: "type a search",
    act: async (page) => {
      await page.click("input[name=query]", { count: 3 });
      await page.keyboard.type("warehouse lead", { delay: 60 });
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "send a search",
    act: async (page) => {
      await page.click("input[name=query]", { count: 3 });
      await page.keyboard.type("electrician", { delay: 20 });
      await page.keyboard.press("Enter");
      await page.waitForFunction("location.search.includes('electrician')");
    },
  },
  {
    name: "go from posting to posting",
    act: async (page) => {
      for (const key of ["j", "j", "j", "j", "k", "k"] as const) {
        await page.keyboard.press(key);
        await page.waitForNetworkIdle({ idleTime: 100 });
      }
    },
  },
];

/** Each on a page of its own, at a desktop's width and at the speed of this machine. */
export async function interactions(url: string): Promise<Interaction[]> {
  return inBrowser(async ({ port }) => {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: desktop,
    });
    const measured: Interaction[] = [];
    for (const { name, act } of acts) {
      const page = await browser.newPage();
      await page.goto(url + onResults, { waitUntil: "networkidle0" });
      await page.waitForFunction("performance.getEntriesByName('candor-interactive').length > 0");
      const timespan = await startTimespan(page, { config: desktopConfig });
      await act(page);
      const { lhr } = (await timespan.endTimespan()) ?? {};
      const milliseconds = lhr?.audits["interaction-to-next-paint"]?.numericValue;
      if (milliseconds === undefined) throw new Error(`Lighthouse saw no interaction: ${name}.`);
      measured.push({ name, milliseconds: Math.round(milliseconds) });
      await page.close();
    }
    await browser.disconnect();
    return measured;
  });
}
