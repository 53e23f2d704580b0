import { listDecisions } from "@candor/contract/organizations/decision-routes";
import { expect, it } from "vitest";
import { loader } from "../../app/routes/organizations/answers-review.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const marks = Array.from({ length: 120 }, (_, at) => ({
  applicationId: String(at),
  stage: "declined",
  state: "marked",
  made: "2026-03-04T12:00:00.000Z",
}));

/** The review of 120 marks, one of which can't be sent. */
function opened(parameters: Readonly<Record<string, string>>) {
  const page = aPage({
    signedIn: true,
    call: async (route, { body }: { body?: { decisions: { applicationId: string }[] } }) => {
      if (route === (listDecisions as never)) return { ok: true, answer: { decisions: marks } };
      const previews = body?.decisions.map(({ applicationId }) => ({
        applicationId,
        ...(applicationId === "7" && { problem: { detail: "This application is closed." } }),
      }));
      return { ok: true, answer: { previews } };
    },
  });
  return loader(argsFor(page, `/organization/answers/review?${new URLSearchParams(parameters)}`));
}

it.each([
  [{}, 0, 50],
  [{ begin: "100" }, 100, 20],
  [{ begin: "400" }, 100, 20],
  [{ begin: "many" }, 0, 50],
])("M-08 a review shows 50 answers at a time and sends all of them: %o", async (parameters, begin, count) => {
  const { shown, ...found } = await opened(parameters);
  expect(shown.map(({ mark }) => mark.applicationId)).toEqual(
    marks.slice(begin, begin + count).map(({ applicationId }) => applicationId),
  );
  expect(shown.map(({ preview }) => preview?.applicationId)).toEqual(
    shown.map(({ mark }) => mark.applicationId),
  );
  expect(found).toMatchObject({ begin, total: 120, possible: 119, others: 0 });
  expect(found.stamp.split(" ")).toHaveLength(120);
});
