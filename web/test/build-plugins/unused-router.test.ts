import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { doingNothing, withoutUnusedRouter } from "../../build-plugins/unused-router.ts";

const { load } = withoutUnusedRouter() as { load: (id: string) => string | undefined };
const library = join(createRequire(import.meta.url).resolve("react-router"), "../lib");

describe("the parts of React Router that no page uses", () => {
  it.each([
    ["router/instrumentation.js", ["instrumentClientSideRouter", "getRouteInstrumentationUpdates"]],
    ["dom/ssr/fog-of-war.js", ["isFogOfWarEnabled", "useFogOFWarDiscovery"]],
  ])("%s: exports the same names, which do nothing", (path, names) => {
    const code = load(join(library, path).replace("/development/", "/production/"));
    for (const name of names) expect(code).toContain(`nothing as ${name}`);
  });

  it("leave the others as they are", () => {
    expect(load(join(library, "router/router.js").replace("/development/", "/production/"))).toBeUndefined();
  });

  it("fail the build if they no longer list their exports", () => {
    expect(() => doingNothing("export const tracing = true;")).toThrow("no longer list their exports");
  });
});
