import type { BrowserContext, Page } from "@playwright/test";
import { blank } from "./browser.ts";
import { served } from "./served.ts";

/** The headers that this browser's person may send with a call, requested as the page's scripts do. */
export async function authorization(page: Page): Promise<{ authorization: string }> {
  const headers = { origin: originOf(page) };
  const refreshed = await page.request.post("/rest/auth/refresh", { headers });
  const { jwt } = (await refreshed.json()) as { jwt: string };
  return { authorization: `Bearer ${jwt}` };
}

/** Where this browser's pages come from, even before it has loaded one. */
function originOf(page: Page): string {
  return page.url() === blank ? served.address : new URL(page.url()).origin;
}

/** The number of the posting with this title. */
export async function jobNamed(page: Page, title: string): Promise<string> {
  const found = await page.request.post("/rest/jobs/search", { data: { query: `"${title}"`, size: 50 } });
  const { documents } = (await found.json()) as { documents: { id: string; title: string }[] };
  const job = documents.find((document) => document.title === title);
  if (!job) throw new Error(`There is no posting ${title}.`);
  return job.id;
}

/** The latest resume that a browser's person uploaded: the server starts a process to read each one. */
const uploaded = new WeakMap<BrowserContext, string>();

/** Applies by a call, for tests about what follows. Resolves to the application's number. */
export async function applyTo(
  page: Page,
  title: string,
  name = "Ada Byron",
  resume = "Keeps lamps lit.",
): Promise<string> {
  const [firstName, lastName] = name.split(" ");
  const headers = await authorization(page);
  if (uploaded.get(page.context()) !== resume) {
    const file = { name: "resume.txt", mimeType: "text/plain", buffer: Buffer.from(resume) };
    await page.request.post("/rest/resumes", { headers, multipart: { file } });
    uploaded.set(page.context(), resume);
  }
  const sent = await page.request.post(`/rest/jobs/${await jobNamed(page, title)}/applications`, {
    headers,
    data: {
      firstName,
      lastName,
      phone: "(512) 555-0143",
      postalCode: "78701",
      elevatorPitch: "I keep lamps lit, also in storms.",
    },
  });
  const { id } = (await sent.json()) as { id: string };
  return id;
}
