import type { JobDetails } from "@candor/contract/jobs/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RepostLine } from "../../../app/jobs/details/repost-line.tsx";

const now = Date.parse("2026-11-28T12:00:00.000Z");

it.each([
  [0, 1, "Opened today."],
  [1, 1, "Open for 1 day."],
  [0, 2, "First opened today. Now open for the second time."],
  [1, 2, "First opened 1 day ago. Now open for the second time."],
  [240, 3, "First opened 240 days ago. Now open for the third time."],
  [240, 7, "First opened 240 days ago. Posted 7 times so far."],
])("M-10 after %d days, a posting that was posted %d times says: %s", (days, times, text) => {
  const firstSeenAt = new Date(now - days * 86_400_000).toISOString();
  const job = { status: "open", firstSeenAt: new Date(now + 1).toISOString() } as JobDetails;
  expect(renderToStaticMarkup(h(RepostLine, { job, history: { firstSeenAt, times }, now }))).toBe(
    `<p class="repost-line">${text}</p>`,
  );
});

it("M-10 a closed posting leads to the one that repeats it", () => {
  const job = { status: "closed", firstSeenAt: new Date(now).toISOString() } as JobDetails;
  const history = { firstSeenAt: job.firstSeenAt, times: 1, later: { id: "12", title: "Lamp Keeper" } };
  const markup = renderToStaticMarkup(h(RepostLine, { job, history, now }));
  expect(markup).toContain("It was posted again: <a");
  expect(markup).toContain("/12");
});
