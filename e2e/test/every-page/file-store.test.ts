import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { file, resume } from "../harness/easy-apply.ts";
import { type FileStore, startFileStore } from "../harness/file-store.ts";
import { newAddress } from "../harness/own-account.ts";

let store: FileStore;
test.beforeAll(async () => {
  store = await startFileStore();
});
test.afterAll(() => store.stop());

test("V-41 a browser uploads a resume to the file store with the method s3, and gets it back unchanged", async ({
  account,
  ownInstance,
}) => {
  const { address } = await ownInstance({ FILES_URL: store.url });
  const path = "/settings/professional/resume";
  // The tests' extra headers would need the file store's leave too, and it doesn't allow them.
  const page = await account(newAddress("store"), path, { baseURL: address, extraHTTPHeaders: {} });
  const brought: [string, number | undefined][] = [];
  page.on("requestfinished", async (request) => {
    if (request.method() !== "PUT") return;
    brought.push([new URL(request.url()).origin, (await request.response())?.status()]);
  });
  await file(page).setInputFiles(resume);
  await page.getByRole("heading", { name: resume.name }).waitFor();
  expect(brought).toEqual([[store.origin, 200]]);
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("main")
    .getByRole("link", { name: `${message("resumes.download")} ${resume.name}`, exact: true })
    .click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks)).toEqual(resume.buffer);
});
