import { afterEach, expect, it, vi } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

afterEach(() => server.close());

it("place suggestions are prepared once the server listens", async () => {
  server = await startApp();
  const prepare = vi.spyOn(server.parts.places, "prepareSuggestions");
  expect(prepare).not.toHaveBeenCalled();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  expect(prepare).toHaveBeenCalledOnce();
});

it("suggests places where postings are, also with a letter wrong or missing, and no others", async () => {
  server = await startApp();
  const phoenix = { city: "Phoenix", state: "AZ", country: "US", latitude: 33.44838, longitude: -112.07404 };
  const santaFe = { city: "Santa Fe", state: "NM", country: "US", latitude: 35.68698, longitude: -105.9378 };
  await server.publish([
    aDraft({ title: "Cook", places: [phoenix] }),
    aDraft({ title: "Baker", places: [santaFe] }),
  ]);
  const suggested = async (q: string) => {
    const { body } = await server.ask("GET", `/rest/jobs/suggest?kind=place&q=${encodeURIComponent(q)}`);
    return body.suggestions.map(({ value }: { value: string }) => value);
  };
  expect(await suggested("pho")).toContain("Phoenix, AZ");
  expect(await suggested("phonix")).toContain("Phoenix, AZ");
  expect(await suggested("santa")).toEqual(["Santa Fe, NM"]);
  expect(await suggested("boston")).toEqual([]);
});
