import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { circumstances } from "../harness/off-switch/circumstances.ts";
import { isOn, type Mailed, mailEverybody, type OffSwitch } from "../harness/off-switch/mailed-lists.ts";
import { posting, reading, requests, tampering } from "../harness/off-switch/requests.ts";

test.describe.configure({ mode: "serial" });

let mailed: Mailed;
test.beforeAll(async () => {
  mailed = await mailEverybody();
});
test.afterAll(() => mailed.instance.discard());

/** Switches a list on or off with the buttons on its own page. */
async function bring({ address }: OffSwitch, state: "on" | "off"): Promise<void> {
  const intent = state === "on" ? "resume" : "stop";
  await fetch(address, { method: "POST", body: new URLSearchParams({ intent }) });
}

for (const { title, from, send, status, after } of requests)
  test(`M-31 ${title}: ${after === from ? "changes nothing" : `turns it ${after}`}`, async () => {
    for (const off of mailed.switches) {
      await bring(off, from);
      const answers = await send(off, mailed);
      for (const answer of answers) expect(status, off.list).toContain(answer.status);
      expect(await isOn(mailed.instance, off), off.list).toBe(after === "on");
    }
    for (const off of mailed.others) expect(await isOn(mailed.instance, off), "another person").toBe(true);
  });

for (const [how, javaScriptEnabled] of scripting)
  test(`M-31 the page stops each list by one press, ${how}: its answer is the receipt, and undoes it`, async ({
    open,
  }) => {
    const page = await open(blank, { baseURL: mailed.instance.address, javaScriptEnabled });
    for (const off of mailed.switches) {
      await bring(off, "on");
      await page.goto(off.address);
      const isAlert = off.list === "a job alert";
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      await press(message(isAlert ? "alerts.switchOff" : "communication.switchOff"));
      await page.getByText("You get no more emails").waitFor();
      expect(await isOn(mailed.instance, off)).toBe(false);
      // Axe is a script itself.
      if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
      await press(message(isAlert ? "alerts.switchUndo" : "communication.switchUndo"));
      await page.getByRole("button", { name: message("communication.switchOff") }).waitFor();
      expect(await isOn(mailed.instance, off)).toBe(true);
    }
    expect(await page.context().cookies()).toEqual([]);
  });

for (const { title, happens } of circumstances)
  test(`M-31 ${title}`, async () => {
    for (const off of mailed.switches) await bring(off, "on");
    expect(await happens(mailed)).toBe(true);
  });

test("M-31 the published page lists exactly these cases", async () => {
  const page = await readFile(new URL("../../../docs/off-switch.md", import.meta.url), "utf8");
  const listed = [...page.matchAll(/^\d+\. (.*(?:\n {3,}.*)*)/gm)].map(([, text = ""]) =>
    text.replaceAll(/\s+/g, " "),
  );
  const cases = [...reading, ...posting, ...tampering, ...circumstances];
  expect(listed).toEqual(cases.map(({ title }) => title));
  expect(cases.length).toBeGreaterThanOrEqual(40);
});
