import { afterEach, describe, expect, it, vi } from "vitest";
import { localName as searches } from "../../app/searches/local-searches.ts";
import { handOver } from "../../app/shell/hand-over.ts";
import { fakeStorage } from "../wire/fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

/** The searches that are sent for a signed-in person in whose browser one is kept. */
async function sentFor(session: Partial<Parameters<typeof handOver>[0]>): Promise<string[]> {
  const storage = fakeStorage();
  storage.setItem(
    searches,
    JSON.stringify([
      { search: "query=nurse", words: "nurse", favorite: false, usedAt: new Date(0).toISOString() },
    ]),
  );
  const sent: string[] = [];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { href: "https://candor.example/", origin: "https://candor.example" });
  vi.stubGlobal("fetch", async (_: unknown, { body }: RequestInit) => {
    sent.push(...(body as FormData).getAll("search").map(String));
    return Response.json({ searches: [] });
  });
  await handOver({ signedIn: true, ...session }, () => undefined);
  return sent;
}

describe("what a browser keeps", () => {
  it("M-30 goes to the person who signs in", async () => {
    expect(await sentFor({})).toEqual(["query=nurse"]);
  });

  it("stays there while an administrator acts for somebody", async () => {
    expect(await sentFor({ impersonated: { email: "jane@example.com", until: "10:30" } })).toEqual([]);
  });
});
