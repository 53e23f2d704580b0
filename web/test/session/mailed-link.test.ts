import { inspectLink, logIn, logOut } from "@candor/contract/session/routes";
import { describe, expect, it } from "vitest";
import { action } from "../../app/routes/session/login-completion.tsx";
import type { Tokens } from "../../app/session/machine.ts";
import { inspectMailedLink, offeredLink } from "../../app/session/mailed-link.ts";
import { aPage, argsFor } from "../harness/a-page.ts";
import { tokens } from "./tokens.ts";

const offered = { purpose: "sign-in" as const, maskedEmail: "a•••@example.com", own: false };
const living = { ...offered, signedIn: false };

interface Given {
  /** The page's path. */
  readonly path?: string;
  readonly signedIn?: boolean;
  readonly hasLink?: boolean;
  /** The answer to inspecting the link; a string is the code of a refusal. */
  readonly seen?: object | string;
  readonly form?: Readonly<Record<string, string>>;
  /** What the link begins, if it is exchanged. */
  readonly begins?: Tokens;
}

/** A page's visitor, the answer they get, and what was done for them, in order. */
function visitor({
  path = "/search?query=kelp",
  signedIn = false,
  hasLink = true,
  seen = living,
  form,
  begins = tokens("1"),
}: Given) {
  const done: string[] = [];
  const names = new Map<unknown, string>([
    [inspectLink, "inspect"],
    [logIn, "log in"],
    [logOut, "log out"],
  ]);
  const call = async (route: unknown) => {
    done.push(names.get(route) ?? "other");
    // Signing in refuses in its own way.
    const code = route === logIn && seen === "proof-refused" ? "credential-refused" : seen;
    if (typeof seen === "string" && route !== logOut) return { ok: false, problem: { code } };
    return { ok: true, answer: route === logIn ? begins : seen };
  };
  const mailedLink = { token: "7.canary", drop: () => done.push("drop") };
  const page = aPage({ call, signedIn, ...(hasLink && { mailedLink }) });
  return { done, asked: argsFor(page, path, form && { form }) };
}

async function arriving(given: Given) {
  const { done, asked } = visitor(given);
  try {
    await inspectMailedLink(asked, () => Promise.reject(new Error("Nothing is made here.")));
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { done, status: thrown.status, sentTo: thrown.headers.get("location") };
  }
  return { done, link: asked.context.get(offeredLink) };
}

describe("N-14 a page whose visitor opened a mailed link", () => {
  it("offers a living one, which stays", async () => {
    expect(await arriving({})).toEqual({ done: ["inspect"], link: offered });
  });

  it("S-04 offers one to somebody else who is signed in, too", async () => {
    expect(await arriving({ signedIn: true })).toEqual({ done: ["inspect"], link: offered });
  });

  it("S-18 leads to where it completes in the browser that asked for it, which uses nothing up", async () => {
    expect(await arriving({ seen: { ...living, own: true } })).toEqual({
      done: ["inspect"],
      status: 303,
      sentTo: "/login/completion?redirect=%2Fsearch%3Fquery%3Dkelp",
    });
  });

  it("S-18 leads nowhere from where it completes", async () => {
    const seen = { ...living, own: true };
    expect(await arriving({ path: "/login/completion?redirect=%2Fabout", seen })).toEqual({
      done: ["inspect"],
      link: { ...offered, own: true },
    });
  });

  it("S-04 asks somebody else who is signed in, also where it was asked for", async () => {
    const seen = { ...living, own: true };
    expect(await arriving({ signedIn: true, seen })).toEqual({
      done: ["inspect"],
      link: { ...offered, own: true },
    });
  });

  it("forgets one for people who are already signed in", async () => {
    const seen = { ...living, signedIn: true };
    expect(await arriving({ signedIn: true, seen })).toEqual({ done: ["inspect", "drop"], link: null });
  });

  it("X-02, X-04 forgets a dead one and says so", async () => {
    expect(await arriving({ seen: "proof-refused" })).toEqual({
      done: ["inspect", "drop"],
      status: 303,
      sentTo: "/search?query=kelp&notice=link-refused",
    });
  });

  it.each(["//evil.example/", "/a//evil.example"])("leads nowhere but home from %s", async (path) => {
    const dead = await arriving({ path, seen: "proof-refused" });
    expect(dead).toMatchObject({ sentTo: "/?notice=link-refused" });
    const own = await arriving({ path, seen: { ...living, own: true } });
    expect(own).toMatchObject({ sentTo: "/login/completion?redirect=%2F" });
  });

  it.each(["too-many-attempts", "unavailable"])("keeps one that could not be looked at: %s", async (seen) => {
    expect(await arriving({ seen })).toEqual({ done: ["inspect"], link: null });
  });

  it("looks at none when there is none, or when a form is sent", async () => {
    expect(await arriving({ hasLink: false })).toEqual({ done: [], link: null });
    expect(await arriving({ form: {} })).toEqual({ done: [], link: null });
  });
});

/** What a page's form does: where it leads, and what is done. */
async function completing(given: Given) {
  const { done, asked } = visitor({ form: { redirect: "/about" }, ...given });
  const answer = await action(asked);
  expect(answer.status).toBe(303);
  return { done, leadsTo: answer.headers.get("location") };
}

describe("R-33 completing a sign-in", () => {
  it("S-18 exchanges the link, and leads to the page", async () => {
    expect(await completing({})).toEqual({ done: ["drop", "log in"], leadsTo: "/about" });
  });

  it("S-04 signs out the person who was signed in before", async () => {
    expect((await completing({ signedIn: true })).done).toEqual(["drop", "inspect", "log out", "log in"]);
  });

  it("S-02 leads to mail preferences where the link opens nothing else, or stays on a page of theirs", async () => {
    const begins = tokens("1", { tmp: true });
    expect((await completing({ begins })).leadsTo).toBe("/opt");
    expect((await completing({ begins, form: { redirect: "/opt?from=mail" } })).leadsTo).toBe(
      "/opt?from=mail",
    );
  });

  it("X-02 signs nobody out for a dead link", async () => {
    expect(await completing({ signedIn: true, seen: "proof-refused" })).toEqual({
      done: ["drop", "inspect", "log in"],
      leadsTo: "/about?notice=link-refused",
    });
  });

  it("says when it is worth another try", async () => {
    expect((await completing({ seen: "unavailable" })).leadsTo).toBe("/about?notice=try-again");
  });

  it("S-04 drops the link for people who stay signed in as themselves", async () => {
    const form = { redirect: "/about", intent: "stay" };
    expect(await completing({ form, signedIn: true })).toEqual({ done: ["drop"], leadsTo: "/about" });
  });

  it("done already is done; without a link and a session there is nothing to complete", async () => {
    expect(await completing({ hasLink: false, signedIn: true })).toEqual({ done: [], leadsTo: "/about" });
    expect((await completing({ hasLink: false })).leadsTo).toBe("/about?notice=link-refused");
  });

  it.each(["//evil.example/", "https://evil.example/", "/\\evil.example", ""])(
    "N-08 %s is nowhere to go after it",
    async (redirect) => {
      expect((await completing({ form: { redirect } })).leadsTo).toBe("/");
    },
  );
});
