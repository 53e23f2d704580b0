import type { PageContext } from "@candor/contract/pages";
import { expect, it } from "vitest";
import type { Background } from "../../app/consulting/background.ts";
import { saveGaps } from "../../app/consulting/save-gaps.ts";

const nothing: Background = {
  workAuthorization: "",
  mostRecentJobTitle: "",
  mostRecentEmployer: "",
  skills: "",
};
const problem = { code: "invalid-request", status: 400 };

/** The calls, by path and body. */
async function saved(known: Partial<Background>, written: Partial<Background>, refuses = false) {
  const calls: [string, unknown][] = [];
  const call = async ({ path }: { path: string }, { body }: { body: unknown }) => {
    calls.push([path, body]);
    return refuses ? { ok: false, problem } : { ok: true };
  };
  const outcome = await saveGaps(
    call as unknown as PageContext["call"],
    { ...nothing, ...known },
    { ...nothing, ...written },
  );
  return { calls, outcome };
}

it("M-35 saves nothing if nothing is written, or if the profile already says it", async () => {
  expect((await saved({}, {})).calls).toEqual([]);
  expect((await saved({}, { skills: "  " })).calls).toEqual([]);
  expect((await saved({ skills: "Lamps" }, { skills: "Ledgers" })).calls).toEqual([]);
});

it("M-35 keeps what the profile says next to what is written", async () => {
  const { calls } = await saved(
    { mostRecentJobTitle: "Keeper" },
    { mostRecentJobTitle: "Painter", mostRecentEmployer: "Harbor Trust", workAuthorization: "anyEmployer" },
  );
  expect(calls).toEqual([
    [
      "/rest/profile/background",
      {
        mostRecentJobTitle: "Keeper",
        mostRecentEmployer: "Harbor Trust",
        workAuthorization: "anyEmployer",
      },
    ],
  ]);
});

it("leaves out an invalid work authorization", async () => {
  const { calls } = await saved({}, { mostRecentJobTitle: "Keeper", workAuthorization: "none" });
  expect(calls).toEqual([
    ["/rest/profile/background", { mostRecentJobTitle: "Keeper", mostRecentEmployer: "" }],
  ]);
});

it("separates skills, and says why they are refused", async () => {
  const { calls, outcome } = await saved({}, { skills: "Lamps, Ledgers;Ropes,, " }, true);
  expect(calls).toEqual([["/rest/profile/skills", { skills: ["Lamps", "Ledgers", "Ropes"] }]]);
  expect(outcome).toEqual(problem);
});
