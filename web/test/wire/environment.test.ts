import { enUs } from "@candor/contract/messages/en-us";
import { describe, expect, it } from "vitest";
import { EnvironmentUnavailable, readEnvironment } from "../../app/wire/environment.ts";
import { fakeClock, startOfTime } from "./fake-clock.ts";
import { fakeStorage, forbiddenStorage } from "./fake-storage.ts";

const here = { apiUrl: "https://candor.example", jaxApiUrl: "https://assistant.example" };
const answers = (...responses: (() => Response)[]) => {
  const asked: { address: string; at: number }[] = [];
  const clock = fakeClock();
  // A browser's fetch refuses to be called as a method.
  const fetch = async function (this: undefined, address: unknown) {
    expect(this).toBeUndefined();
    asked.push({ address: String(address), at: clock.now() - startOfTime });
    const respond = responses[asked.length - 1] ?? responses.at(-1);
    return (respond as () => Response)();
  };
  return { asked, clock, fetch };
};
const offline = () => {
  throw new TypeError("Failed to fetch");
};
const json = (value: unknown) => () => Response.json(value);

describe("the environment", () => {
  it("C-06 is asked for with the version and the time, and kept", async () => {
    const { asked, ...source } = answers(json(here));
    const storage = fakeStorage();
    expect(await readEnvironment({ ...source, storage })).toEqual(here);
    expect(asked).toEqual([{ address: `/env?version=4.0.234&timestamp=${startOfTime}`, at: 0 }]);
    expect(JSON.parse(storage.getItem("environment") ?? "")).toEqual(here);
  });

  it.each([
    ["no connection", offline],
    ["a status that is not OK", () => Response.json(here, { status: 503 })],
    ["a page of a network that wants a login", () => new Response("<!doctype html>")],
    ["an answer without addresses", json({ apiUrl: 1, jaxApiUrl: "" })],
    ["null", json(null)],
  ])("C-07 %s is tried again", async (_, failure) => {
    const { asked, ...source } = answers(failure, json(here));
    const reading = readEnvironment({ ...source, storage: fakeStorage() });
    await source.clock.advance(1000);
    expect(await reading).toEqual(here);
    expect(asked.map(({ at }) => at)).toEqual([0, 1000]);
  });

  it("K-08 is retried 20 times, 3 s apart at most, and falls back to what was kept", async () => {
    const { asked, ...source } = answers(offline);
    const storage = fakeStorage({ environment: JSON.stringify(here) });
    const reading = readEnvironment({ ...source, storage });
    await source.clock.advance(600_000);
    expect(await reading).toEqual(here);
    const waits = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    expect(waits).toEqual([1000, 2000, ...Array.from({ length: 18 }, () => 3000)]);
  });

  it.each([
    ["nothing was kept", fakeStorage()],
    ["what was kept is no JSON", fakeStorage({ environment: "{" })],
    ["what was kept lacks an address", fakeStorage({ environment: '{"apiUrl":"https://x.example"}' })],
    ["the browser keeps nothing", forbiddenStorage],
  ])("X-01 is unavailable with its fatal sentence where %s", async (_, storage) => {
    const { clock, fetch } = answers(offline);
    const refusal = readEnvironment({ clock, fetch, storage }).catch((error: unknown) => error);
    await clock.advance(600_000);
    const error = await refusal;
    expect(error).toBeInstanceOf(EnvironmentUnavailable);
    expect(enUs[(error as EnvironmentUnavailable).key]).toBe(
      "An error has occurred which prevents the application from loading. Please ensure your connection to the internet, and refresh or reload to resolve the issue.",
    );
  });

  it("C-07 does not need storage while the server answers", async () => {
    const { clock, fetch } = answers(json(here));
    expect(await readEnvironment({ clock, fetch, storage: forbiddenStorage })).toEqual(here);
  });
});
