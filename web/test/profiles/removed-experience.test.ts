import { addExperience, changeExperience } from "@candor/contract/profiles/routes";
import { readProfile } from "@candor/contract/session/routes";
import { expect, it } from "vitest";
import { action } from "../../app/routes/profiles/one-experience.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";
import { shownAfter } from "../harness/shown-after.ts";

it("R-51 a job that was removed in another tab while it was edited is saved again", async () => {
  const called: unknown[] = [];
  const page = aPage({
    signedIn: true,
    call: async (route: unknown) => {
      called.push(route);
      return route === changeExperience ? { ok: false, problem: { status: 404 } } : { ok: true };
    },
  });
  const form = { title: "Keeper", company: "Harbor Trust" };
  const answer = await action(argsFor(page, "/", { form, params: { experienceId: "7" } }));
  expect(called).toEqual([changeExperience, addExperience]);
  expect((answer as Response).status).toBe(303);
});

/** A job without a title, sent for one that the profile no longer has. */
function withoutTitle(headers: Readonly<Record<string, string>>) {
  const problem = { status: 400, code: "invalid-request", detail: "Something is wrong." };
  const page = aPage({
    signedIn: true,
    call: async (route: unknown) =>
      route === readProfile ? { ok: true, answer: { experience: [] } } : { ok: false, problem },
  });
  const form = { company: "Harbor Trust", description: "Kept the light." };
  return action(argsFor(page, "/", { form, headers, params: { experienceId: "7" } }));
}

it("R-51 a removed job with a mistake is quoted where there are no scripts: its page is gone", async () => {
  const { status, html } = await shownAfter(() => withoutTitle({ accept: "text/html" }));
  expect(status).toBe(410);
  expect(html).toContain("Harbor Trust");
  expect(html).toContain("Kept the light.");
});

it("R-51 a removed job with a mistake stays in its form where there are scripts, to be saved again", async () => {
  expect(await withoutTitle({})).toMatchObject({
    data: { typed: { company: "Harbor Trust" } },
    init: { status: 422 },
  });
});
