import { afterEach, expect, it, vi } from "vitest";
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
