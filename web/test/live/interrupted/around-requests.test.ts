import { signInHeader } from "@candor/contract/sign-in-header";
import { describe, expect, it } from "vitest";
import { keepingForms } from "../../../app/live/interrupted/around-requests.ts";

const refused = () => new Response(null, { status: 202, headers: { [signInHeader]: "first" } });
const typed = new URLSearchParams({ note: "Kelp" });
const form: RequestInit = { method: "POST", body: typed };

/** What a page at /settings/x?change=name does with its forms when a request is answered. */
async function after(answer: Response | Error, init?: RequestInit, path = "/settings/x.data?change=name") {
  const happened: unknown[] = [];
  const fetch = keepingForms(
    async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    {
      page: () => "/settings/x?change=name",
      keep: async (sent) => void happened.push(["keep", sent]),
      saved: async (action, sent) => void happened.push(["saved", action, sent]),
    },
  );
  const input = path.startsWith("/rest") ? path : new URL(path, "http://candor.test");
  const given = await fetch(input, init).catch((error: unknown) => error);
  expect(given).toBe(answer);
  return happened;
}

describe("a page whose request is answered", () => {
  it("S-14 keeps the form that was refused, wherever it is sent", async () => {
    expect(await after(refused(), form)).toEqual([["keep", typed]]);
    expect(await after(refused(), form, "/settings/y.data")).toEqual([["keep", typed]]);
  });

  it("S-14 keeps what was typed if its own data is refused", async () =>
    expect(await after(refused(), {}, "/settings/x.data?change=name&_routes=a")).toEqual([
      ["keep", undefined],
    ]));

  it("keeps nothing if the data of a page is refused to which somebody goes", async () =>
    expect(await after(refused(), {}, "/settings/y.data")).toEqual([]));

  it("forgets a form that was saved, and not one with faults", async () => {
    expect(await after(new Response("ok"), form)).toEqual([["saved", "/settings/x?change=name", typed]]);
    expect(await after(new Response("no", { status: 422 }), form)).toEqual([]);
  });

  it("does nothing with data, calls and lost answers", async () => {
    expect(await after(new Response("ok"))).toEqual([]);
    expect(await after(new Response("ok"), form, "/rest/x")).toEqual([]);
    expect(await after(new Error("lost"), form)).toEqual([]);
  });

  it("continues if keeping fails", async () => {
    const fails = async () => Promise.reject(new Error("full"));
    const fetch = keepingForms(async () => refused(), { page: () => "", keep: fails, saved: fails });
    expect((await fetch(new URL("http://candor.test/x.data"), form)).status).toBe(202);
  });
});
