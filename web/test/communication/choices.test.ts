import type { PageContext } from "@candor/contract/pages";
import { endProvisional, logOut } from "@candor/contract/session";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../app/page-context.ts";
import { action as opt } from "../../app/routes/opt.tsx";

/** What a form of `/opt` does: the calls, in order, and where it leads. */
async function sending(form: Readonly<Record<string, string>>) {
  const done: string[] = [];
  const names = new Map<unknown, string>([
    [endProvisional, "end provisional"],
    [logOut, "log out"],
  ]);
  const call = async (route: unknown) => {
    done.push(names.get(route) ?? "other");
    return { ok: true, answer: {} };
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { call, signedIn: true } as unknown as PageContext);
  const url = new URL("http://candor.test/opt");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(form) });
  const answer = await opt({ request, url, context, params: {}, pattern: "" });
  return { done, status: answer.status, leadsTo: answer.headers.get("location") };
}

describe("S-04 the page of mail preferences", () => {
  it.each([
    ["switch", ["log out"]],
    ["stay", ["end provisional"]],
    ["", []],
    ["made-up", []],
  ])("is told %j by a form, does what it names, and is shown anew", async (intent, done) => {
    expect(await sending({ intent })).toEqual({ done, status: 303, leadsTo: "/opt" });
  });
});
