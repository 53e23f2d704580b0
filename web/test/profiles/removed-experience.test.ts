import { addExperience, changeExperience } from "@candor/contract/profiles/routes";
import { expect, it } from "vitest";
import { action } from "../../app/routes/profiles/one-experience.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

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
