import { describe, expect, it } from "vitest";
import { calls } from "../../app/wire/calls.ts";
import { callAddresses, namedCalls, sourcesOfPages } from "../../build-plugins/call-addresses.ts";

const module = new URL("../../app/wire/calls.ts", import.meta.url).pathname;

async function loaded(mode: "build" | "dev", id = module): Promise<string | undefined> {
  const { load } = callAddresses() as { load: (this: unknown, id: string) => Promise<string | undefined> };
  return load.call({ environment: { mode } }, id);
}

describe("the browser's addresses of calls", () => {
  it("are those of the calls that pages name", () => {
    const named = namedCalls(calls, sourcesOfPages());
    expect(named).toHaveProperty("searchJobs", { method: "POST", path: "/rest/jobs/search", safe: true });
    expect(named).toHaveProperty("reportClientError", { method: "POST", path: "/rest/client-error" });
    expect(named).not.toHaveProperty("impersonate");
  });

  it("hold every call that a page asks by its name", () => {
    const asked = [...sourcesOfPages().matchAll(/\bask\(\s*"(\w+)"/g)].map(([, name = ""]) => name);
    expect(asked.length).toBeGreaterThan(8);
    expect(Object.keys(namedCalls(calls, sourcesOfPages()))).toEqual(expect.arrayContaining(asked));
  });

  it("come as plain values, without the contract's schemas", async () => {
    const code = await loaded("build");
    expect(code).toMatch(/^export const calls = \{/);
    expect(code).not.toContain("import");
    expect(code).not.toContain("/rest/admin/");
  });

  it("are all of them in development", async () => {
    expect(await loaded("dev")).toContain("/rest/admin/impersonation");
  });

  it("replace no other module", async () => {
    expect(await loaded("build", module.replace("calls.ts", "clock.ts"))).toBeUndefined();
  });
});
