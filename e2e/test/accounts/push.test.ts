import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { controlled } from "../harness/offline.ts";
import { newAddress } from "../harness/own-account.ts";

const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };

test("E-23 a browser is added to those that show notifications, chooses what about, and leaves", async ({
  open,
  ownInstance,
}) => {
  const { address } = await ownInstance({ OUTBOUND: "1" });
  const page = await open(blank, { serviceWorkers: "allow" });
  await page.addInitScript(subscribeToNobody, { endpoint: "https://push.example/1", keys });
  await signInAt(page, address, newAddress("pushed"));
  await page.goto(`${address}/settings/communication`);
  await controlled(page);
  const boxes = page.getByRole("group", { name: message("channel.push") });
  await page.getByRole("button", { name: message("push.turnOn") }).click();
  await expect(boxes.getByRole("checkbox", { checked: true })).toHaveCount(3);
  expect(await faultsInEachView(page)).toEqual([]);
  await boxes.getByLabel(message("preference.jobAlerts")).uncheck();
  await page.getByRole("button", { name: message("communication.save"), exact: true }).click();
  await expect(boxes.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.getByRole("button", { name: message("push.turnOff") }).click();
  await page.getByRole("button", { name: message("push.turnOn") }).waitFor();
  await expect(boxes).toHaveCount(0);
});

/** Signs in at an instance of its own, which has its own mailbox. */
async function signInAt(page: Page, address: string, email: string): Promise<void> {
  const ask = page.request;
  await ask.post(`${address}/rest/auth/code`, { data: { email } });
  const mailbox = `${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = (await (await ask.get(mailbox)).json()) as { text: string }[];
      code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
      return code;
    })
    .toBeDefined();
  const data = { provider: "code", credential: { email, code } };
  expect((await ask.post(`${address}/rest/auth/login`, { data })).ok()).toBe(true);
}

/** A push service needs the network: this subscribes the browser, and keeps the subscription, without one. */
function subscribeToNobody(made: { endpoint: string; keys: Record<string, string> }): void {
  const name = "subscribed-in-test";
  const subscription = {
    endpoint: made.endpoint,
    toJSON: () => made,
    unsubscribe: async () => {
      localStorage.removeItem(name);
      return true;
    },
  };
  // A headless browser refuses, whatever permission it got.
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem(name, "yes");
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem(name) ? subscription : null),
  });
}
