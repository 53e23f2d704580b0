import { message } from "@candor/contract/messages/message";
import { expect, it } from "vitest";
import { action } from "../../app/routes/consulting/enroll-profile.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

it("R-27 V-45 the profile step keeps a skill without a letter or digit in its field, and says why", async () => {
  const called: string[] = [];
  const page = aPage({
    signedIn: true,
    call: async ({ path }) => {
      called.push(path);
      return { ok: true, answer: { firstName: "Ada", lastName: "Byron", skills: [], experience: [] } };
    },
  });
  const form = { skills: "Lamps, ---" };
  const answer = (await action(
    argsFor(page, "/consulting/enroll/profile?specialty=Design", { form }),
  )) as unknown as { data: unknown };
  expect(answer.data).toMatchObject({
    refusal: { errors: { skills: message("profile.skillWithoutWords", { skill: "---" }) } },
    typed: { skills: "Lamps, ---" },
  });
  expect(called).not.toContain("/rest/profile/skills");
});
