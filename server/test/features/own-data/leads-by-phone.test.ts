import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eraseLead } from "../../../src/features/own-data/commands/erase/leads.ts";
import { leadsByPhone } from "../../../src/features/own-data/queries/leads-by-phone.ts";
import { mailsTo } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const operator = "head@candor.example";

let server: TestApp;

beforeEach(async () => {
  server = await startApp({ ADMIN_EMAIL: operator });
});
afterEach(() => server.close());

const write = (payload: object) =>
  server.ask("POST", "/rest/leads", { payload: { lastName: "Brewster", message: "Keepers.", ...payload } });
const found = (phone: string) => leadsByPhone(server.parts.database.read, phone);

describe("M-27 a lead that left a phone number and no address", () => {
  it.each(["(212) 555-0140", "+1 212 555 0140", "555 0140"])("is found by %s", async (phone) => {
    await write({ firstName: "Grace", phone: "212-555-0140" });
    await write({ firstName: "Ada", phone: "212-555-0141" });
    await write({ firstName: "Alan", phone: "212-555-0140", email: "alan@example.com" });
    expect(await found(phone)).toMatchObject([{ first_name: "Grace" }]);
  });

  it("is not found by a few digits", async () => {
    await write({ firstName: "Grace", phone: "212-555-0140" });
    expect(await found("0140")).toEqual([]);
    expect(await found("")).toEqual([]);
  });

  it("is deleted with the mail that repeats it, and no other is", async () => {
    await write({ firstName: "Grace", phone: "212-555-0140" });
    await write({ firstName: "Ada", phone: "212-555-0141" });
    await write({ firstName: "Alan", email: "alan@example.com" });
    expect(await mailsTo(server, operator)).toHaveLength(3);
    const [lead] = await found("212-555-0140");
    const { parts } = server;
    expect([await eraseLead(parts, lead!.id), await eraseLead(parts, lead!.id)]).toEqual([true, false]);
    const left = await parts.database.read.selectFrom("lead").select(["id", "first_name"]).execute();
    expect(left.map(({ first_name: name }) => name).toSorted()).toEqual(["Ada", "Alan"]);
    const alan = left.find(({ first_name: name }) => name === "Alan");
    expect(await eraseLead(parts, alan!.id)).toBe(false);
    const subjects = (await mailsTo(server, operator)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      "Ada Brewster would like to hire",
      "Alan Brewster would like to hire",
    ]);
  });
});
