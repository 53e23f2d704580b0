import type { PageContext } from "@candor/contract/pages";
import { describe, expect, it } from "vitest";
import { rememberShown } from "../../app/searches/remember-shown.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const document = { accept: "text/html" };
const favorite = { ok: true, answer: { searches: [{ favorite: true }] } };

interface Opened extends Pick<Partial<PageContext>, "signedIn"> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer?: object;
}

/** What is kept when the address is opened, and whether the page says that it is a favorite. */
async function open(
  address: string,
  { headers = document, answer = favorite, signedIn = true, ...page }: Opened = {},
) {
  const sent: unknown[] = [];
  const call = async (_: unknown, { body }: { body: { searches: unknown[] } }) => {
    sent.push(...body.searches);
    return answer;
  };
  const { request } = argsFor(aPage(), address, { headers });
  const isFavorite = await rememberShown(aPage({ ...page, signedIn, call }), request);
  return { sent, isFavorite };
}

const list = "/search?query=nurse&size=40&from=20&notice=search-kept";

describe("a search's page", () => {
  it("Q-11 remembers the search without its visit, and says whether it is a favorite", async () => {
    expect(await open(list)).toEqual({ sent: [{ criteria: { query: "nurse" } }], isFavorite: true });
    const answer = { ok: true, answer: { searches: [{ favorite: false }] } };
    expect((await open(list, { answer })).isFavorite).toBe(false);
    expect((await open(list, { answer: { ok: false, problem: {} } })).isFavorite).toBe(false);
  });

  it.each<[string, string, Opened]>([
    ["a stranger", list, { signedIn: false }],
    ["a script", list, { headers: { accept: "*/*" } }],
    ["a browser that prefetches", list, { headers: { ...document, "sec-purpose": "prefetch" } }],
    ["a search for nothing", "/search?sort=date", {}],
  ])("remembers nothing for %s", async (_, address, given) => {
    expect(await open(address, given)).toEqual({ sent: [], isFavorite: false });
  });
});
