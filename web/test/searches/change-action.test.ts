import { describe, expect, it } from "vitest";
import { changeAction } from "../../app/searches/change-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

type Fields = readonly (readonly [name: string, value: string])[];

/** Sends a form; each call gets the next problem, or success when none is left. */
async function send(fields: Fields, { signedIn = true, problems = [] as object[] } = {}) {
  const calls: [string, unknown][] = [];
  const waiting = [...problems];
  const call = async (
    route: { method: string; path: string },
    { params, body }: { params?: unknown; body?: unknown },
  ) => {
    calls.push([`${route.method} ${route.path}`, body ?? params]);
    const problem = waiting.shift();
    return problem ? { ok: false, problem } : { ok: true, answer: { searches: [] } };
  };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const answer = await changeAction(argsFor(aPage({ call, signedIn }), "/settings/searches", { form }));
  return { calls, status: answer.status, location: answer.headers.get("location"), answer };
}

const tooMany = { code: "too-many-favorites", status: 409 };
const search = "query=nurse&skills=ICU&skills=ER";
const criteria = { query: "nurse", skills: ["ICU", "ER"] };

describe("a change of what is kept", () => {
  it("Q-10 keeps the search of a form as a favorite, goes back and says so", async () => {
    const sent = await send([
      ["act", "keep"],
      ["search", search],
      ["favorite", "true"],
      ["from", "/search?query=nurse"],
    ]);
    expect(sent.calls).toEqual([["POST /rest/searches", { searches: [{ criteria, favorite: true }] }]]);
    expect([sent.status, sent.location]).toEqual([303, "/search?query=nurse&notice=search-kept"]);
  });

  it("Q-11 remembers a search of a script without a mark, and answers what came of it", async () => {
    const sent = await send([
      ["act", "keep"],
      ["search", search],
      ["favorite", ""],
    ]);
    expect(sent.calls).toEqual([["POST /rest/searches", { searches: [{ criteria }] }]]);
    expect([sent.status, await sent.answer.json()]).toEqual([200, { searches: [] }]);
  });

  it("M-30 brings all searches of a browser, and as recent ones where they are too many favorites", async () => {
    const usedAt = "2026-11-02T09:00:00.000Z";
    const fields: Fields = [
      ["act", "keep"],
      ["search", search],
      ["favorite", "true"],
      ["usedAt", usedAt],
      ["search", "remote=only"],
      ["favorite", "false"],
      ["usedAt", usedAt],
    ];
    const sent = await send(fields, { problems: [tooMany] });
    expect(sent.calls.map(([, body]) => body)).toEqual([
      {
        searches: [
          { criteria, favorite: true, usedAt },
          { criteria: { remote: "only" }, favorite: false, usedAt },
        ],
      },
      {
        searches: [
          { criteria, usedAt },
          { criteria: { remote: "only" }, usedAt },
        ],
      },
    ]);
    expect(sent.status).toBe(200);
  });

  it.each<[Fields, [string, unknown]]>([
    [
      [
        ["act", "mark"],
        ["id", "7"],
        ["favorite", "false"],
      ],
      ["PATCH /rest/searches/{id}", { favorite: false }],
    ],
    [
      [
        ["act", "forget"],
        ["id", "7"],
      ],
      ["DELETE /rest/searches/{id}", { id: "7" }],
    ],
    [[["act", "forget-recent"]], ["DELETE /rest/searches", undefined]],
  ])("%j is the call %j, and leads back", async (fields, call) => {
    const from = "/settings/recent-searches";
    const sent = await send([...fields, ["from", from]]);
    expect([sent.calls, sent.status, sent.location]).toEqual([[call], 303, from]);
  });

  it("that is refused says why, on the page and to a script", async () => {
    const keep: Fields = [
      ["act", "keep"],
      ["search", search],
      ["favorite", "true"],
    ];
    const from: Fields[number] = ["from", "/search?query=nurse"];
    const notice = async (problem: object) => (await send([...keep, from], { problems: [problem] })).location;
    expect(await notice(tooMany)).toBe("/search?query=nurse&notice=too-many-favorites");
    expect(await notice({ code: "unavailable", status: 503 })).toBe("/search?query=nurse&notice=try-again");
    expect((await send(keep, { problems: [tooMany] })).status).toBe(409);
  });

  it("N-06 asks visitors who are signed out to sign in, and changes nothing", async () => {
    const sent = await send(
      [
        ["act", "keep"],
        ["search", search],
        ["from", `/search?${search}`],
      ],
      { signedIn: false },
    );
    expect([sent.calls, sent.status]).toEqual([[], 303]);
    expect(new URL(sent.location ?? "", "http://x").searchParams.get("redirect")).toBe(`/search?${search}`);
  });

  it("leads to no other site, and is none of another name", async () => {
    expect(
      (
        await send([
          ["act", "forget-recent"],
          ["from", "//evil.example"],
        ])
      ).location,
    ).toBeNull();
    for (const act of ["", "toString", "drop"])
      await expect(send([["act", act]])).rejects.toMatchObject({ init: { status: 400 } });
  });
});
