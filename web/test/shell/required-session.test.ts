import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import type { PageHandle } from "../../app/shell/page-handle.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

type Handler = (args: object) => unknown;

interface RouteModule {
  readonly handle?: PageHandle;
  readonly loader?: Handler;
  readonly action?: Handler;
}

const modules = import.meta.glob<RouteModule>("../../app/routes/**/*.{ts,tsx}");

const files = [...new Set(routes.flatMap(filesOf))];

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)];
}

function moduleOf(file: string): Promise<RouteModule> {
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`${file} is no module of a page.`);
  return load();
}

const asked = "/settings/x?from=20";

/** Runs a loader or an action; resolves to its calls, and to what it threw or answered. */
async function run(handler: Handler, method: "GET" | "POST", visitor: { signedIn: boolean }) {
  let calls = 0;
  const call = async () => {
    calls += 1;
    const problem = { code: "not-found", status: 404, detail: "Not found" };
    return { ok: false, problem };
  };
  const params = { id: "7", jobId: "7", code: "x", reference: "7.x" };
  const form = method === "POST" && { form: { intent: "change-name" } };
  const args = argsFor(aPage({ call, ...visitor }), asked, { params, ...form });
  const outcome = await Promise.resolve()
    .then(() => handler(args))
    .catch((thrown: unknown) => thrown);
  return { calls, outcome };
}

/** Whether a stranger is redirected to sign in and back to this page, before any call is made for them. */
async function refusesStrangers(handler: Handler, method: "GET" | "POST"): Promise<boolean> {
  const { calls, outcome } = await run(handler, method, { signedIn: false });
  return (
    calls === 0 &&
    outcome instanceof Response &&
    outcome.status === 303 &&
    outcome.headers.get("location") === `/login?redirect=${encodeURIComponent(asked)}`
  );
}

const handlersOf = ({ loader, action }: RouteModule) => [
  ...(loader ? [[loader, "GET"] as const] : []),
  ...(action ? [[action, "POST"] as const] : []),
];

describe.each(files)("the page of %s", (file) => {
  it("N-05, N-06 refuses strangers if and only if its handle says that it requires a session", async () => {
    const module = await moduleOf(file);
    const { requiresAuth = false, requiresAdmin = false } = module.handle ?? {};
    const refusals = handlersOf(module).map(([handler, method]) => refusesStrangers(handler, method));
    const refused = await Promise.all(refusals);
    if (requiresAuth || requiresAdmin) expect([true, ...refused]).not.toContain(false);
    if (requiresAuth || requiresAdmin) expect(refused).not.toEqual([]);
    else expect(refused).not.toContain(true);
  });
});

it("N-05, P-04 pages of administrators are no pages for anybody else, and they alone require one", async () => {
  const ofAdministrators = [];
  for (const file of files) {
    const { handle, loader } = await moduleOf(file);
    if (handle?.requiresAdmin !== true) continue;
    ofAdministrators.push(file);
    const { outcome } = await run(loader as Handler, "GET", { signedIn: true });
    expect(outcome).toMatchObject({ init: { status: 404 } });
  }
  const below = routes.filter(({ path }) => /^admin(?:\/|$)/.test(path ?? "")).flatMap(filesOf);
  expect(ofAdministrators).toEqual(below);
});
