import { offerTimes } from "@candor/contract/organizations/routes";
import { describe, expect, it } from "vitest";
import { decisionAction } from "../../app/organizations/decisions/decision-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const first = "2098-12-04T10:00";
const second = "2026-01-04T10:00";
const form = { stage: "interview", meetingZone: "America/New_York", meetingMinutes: "30" };

/** What comes back if the server refuses a time at this path. */
async function refusedAt(path: string, typed: Record<string, string>) {
  const text = "This time has passed";
  const problem = { key: "validation.meetingPast", detail: text };
  const page = aPage({
    signedIn: true,
    call: async (route) =>
      route === (offerTimes as never)
        ? { ok: false, problem: { ...problem, status: 400, errors: [{ path, text }] } }
        : {
            ok: true,
            answer: { results: [{ applicationId: "5", problem: { ...problem, path: `/meeting${path}` } }] },
          },
  });
  const sent = (more: Record<string, string>) =>
    decisionAction(
      argsFor(page, "/organization/applications/5", {
        form: { ...form, ...typed, ...more },
        params: { id: "5" },
      }),
    );
  return [await sent({ intent: "meeting", act: "offer" }), await sent({ intent: "send", key: "k" })];
}

describe("a refused time of an interview", () => {
  it.each<readonly [string, string, Record<string, string>]>([
    ["meetingAt", "/at", { meetingAt: second, meetingAt2: first }],
    ["meetingAt2", "/others/0", { meetingAt: first, meetingAt2: second }],
    ["meetingAt4", "/others/0", { meetingAt: first, meetingAt4: second }],
    ["meetingAt2", "/at", { meetingAt2: second, meetingAt3: first }],
  ])("is named by its own field, %s", async (field, path, typed) => {
    const [offered, answered] = await refusedAt(path, typed);
    expect(offered).toMatchObject({ data: { meetingFaults: [{ field }] } });
    expect(answered).toMatchObject({ data: { faults: [{ field }] } });
  });
});
