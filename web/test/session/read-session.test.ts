import { describe, expect, it } from "vitest";
import { readSession } from "../../app/session/read-session.ts";
import { aPage } from "../harness/a-page.ts";

const profile = { id: "7", email: "ada@example.com" };
const looked = "2026-11-02T09:00:00.000Z";
const later = "2026-11-02T09:00:00.001Z";
const userJobs = [
  { jobId: "1", application: { modified: looked, viewed: looked } },
  { jobId: "2", application: { modified: later, viewed: looked } },
  { jobId: "3", application: { modified: looked, viewed: null } },
];

const detail = "Try again in a moment.";

/** A page whose calls are answered by path; a path without an answer is refused. */
function page(signedIn: boolean, answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const call = async ({ path }: { path: string }) => {
    asked.push(path);
    return path in answers ? { ok: true, answer: answers[path] } : { ok: false, problem: { detail } };
  };
  return { context: aPage({ call, signedIn }), asked };
}

describe("who looks at a page", () => {
  it("is nobody where nobody is signed in, and nothing is asked", async () => {
    const { context, asked } = page(false);
    expect(await readSession(context)).toEqual({ signedIn: false });
    expect(asked).toEqual([]);
  });

  it("C-13, C-14 has a profile, and a count of applications that changed since they were looked at", async () => {
    const { context } = page(true, {
      "/rest/profile": profile,
      "/rest/applications/badge-info": { applications: 3, userJobs },
    });
    expect(await readSession(context)).toEqual({
      signedIn: true,
      profile,
      badge: { applications: 3, changed: 2 },
    });
  });

  it("X-02 may have an empty profile, which is not one that could not be read", async () => {
    const { context } = page(true, { "/rest/profile": null });
    expect(await readSession(context)).toEqual({ signedIn: true });
  });

  it("X-03 is shown without what could not be read, and why; the session stays", async () => {
    expect(await readSession(page(true).context)).toEqual({ signedIn: true, unread: detail });
  });
});
