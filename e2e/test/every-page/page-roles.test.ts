import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { appointAdministrator, appointPro } from "../harness/operator.ts";
import { preferencesLink } from "../harness/optional-mail.ts";
import { newAddress, password } from "../harness/own-account.ts";
import { type Met, nobody, pages, type Visitor, visitors } from "../harness/page-rows.ts";
import { pierCompany } from "../harness/postings.ts";
import { served } from "../harness/served.ts";
import { tokenOf } from "../harness/sign-in-link.ts";

const cookies = Object.fromEntries(visitors.map((visitor) => [visitor, ""])) as Record<Visitor, string>;
let jobId: string;

test.beforeAll(async () => {
  const [person, pro, operator] = [await signUp(), await signUp(), await signUp()];
  await appointPro(pro.email, pierCompany);
  await appointAdministrator(operator.email);
  const acting = await post(
    "/rest/admin/impersonation",
    { email: person.email, reason: "To look at each page." },
    operator.jwt,
  );
  Object.assign(cookies, {
    person: person.cookie,
    pro: pro.cookie,
    administrator: operator.cookie,
    impersonator: `${operator.cookie}; ${cookieOf(acting, "candor-impersonation")}`,
    provisional: await provisionalCookie(),
  });
  const found = (await (await post("/rest/jobs/search", { query: "pier watcher 1" })).json()) as {
    documents: { id: string }[];
  };
  jobId = found.documents[0]!.id;
});

test.describe("P-01 P-02 P-03 P-04 P-05 P-07 N-05 N-06 every page", () => {
  test("is in the table", async () => {
    const listed = await readFile(new URL("../../../web/app/routes.ts", import.meta.url), "utf8");
    const paths = [...listed.matchAll(/^ *route\("([^"]*)"/gm)].map(([, path]) => path);
    expect(Object.keys(pages)).toEqual(["", ...paths]);
  });

  for (const [listed, [address, row]] of Object.entries(pages))
    test(`${listed} is for whom the table says`, async () => {
      const named = (path: Met) => (typeof path === "string" ? path.replace("{job}", jobId) : path);
      const met = [];
      for (const visitor of visitors) met.push(await meet(named(address) as string, cookies[visitor]));
      const [signedOutMeets, , , , , mailedMeets = signedOutMeets] = row;
      expect(met).toEqual([...row.slice(0, 5), mailedMeets].map((each) => named(each ?? nobody[0])));
    });

  for (const [from, to] of [
    ["/settings/searches", "/settings/recent-searches"],
    ["/apply/pier-watcher-1/{job}/waiting", "/apply/pier-watcher-1/{job}"],
  ] as const)
    test(`${from} gives data to scripts, and leads people to ${to}`, async () => {
      const path = from.replace("{job}", jobId);
      const opened = await get(path, cookies.person, { accept: "text/html" });
      expect([opened.status, opened.headers.get("location")]).toEqual([303, to.replace("{job}", jobId)]);
      const asked = await get(path, cookies.person);
      expect(asked.headers.get("content-type")).toContain("application/json");
    });

  test("answers a missing file like an unknown page", async () => {
    const accept = "text/html";
    const absent = await (await get("/no-such-page", cookies.person, { accept })).text();
    for (const path of [
      "/settings/professional/resume/999999/file",
      "/settings/professional/resume/upload",
    ]) {
      const answer = await get(path, cookies.person, { accept });
      expect([answer.status, await answer.text()]).toEqual([404, absent.replaceAll("/no-such-page", path)]);
    }
  });

  test("that somebody may not see looks as if it didn't exist", async () => {
    const absent = await text("/no-such-page", cookies.person);
    expect(absent).toContain(message("landing.title"));
    for (const path of ["/admin/dashboard", "/admin/terminal", "/organization/answers/review"])
      expect(await text(path, cookies.person)).toBe(absent);
  });

  test("tells an administrator, and nobody else, who they are signed in as", async () => {
    for (const path of ["/", "/search", "/settings/account", "/no-such-page"]) {
      expect(await text(path, cookies.impersonator)).toContain(message("impersonation.end"));
      expect(await text(path, cookies.administrator)).not.toContain('class="impersonation"');
      expect(await text(path, "")).not.toContain('class="impersonation"');
    }
  });
});

async function meet(path: string, cookie: string): Promise<Met> {
  const response = await get(path, cookie, { accept: "text/html,*/*;q=0.8" });
  await response.arrayBuffer();
  const location = response.headers.get("location");
  if (location === null) expect(response.headers.get("content-type")).toContain("text/html");
  return location === null ? response.status : new URL(location, served.address).pathname;
}

async function text(path: string, cookie: string): Promise<string> {
  return (await get(path, cookie)).text();
}

function get(path: string, cookie: string, headers: { accept?: string } = {}): Promise<Response> {
  return fetch(`${served.address}${path}`, { redirect: "manual", headers: { ...headers, cookie } });
}

async function signUp() {
  const email = newAddress("page-roles");
  const answer = await post("/rest/auth/login", {
    signUp: true,
    email,
    firstName: "Ada",
    lastName: "Byron",
    password,
  });
  const { jwt } = (await answer.clone().json()) as { jwt: string };
  return { email, jwt, cookie: cookieOf(answer, "candor") };
}

async function provisionalCookie(): Promise<string> {
  const link = await preferencesLink(newAddress("page-roles-reader"));
  const credential = tokenOf(`${served.address}${link}`);
  return cookieOf(await post("/rest/auth/login", { provider: "email", credential }), "candor-provisional");
}

function post(path: string, body: object, jwt?: string): Promise<Response> {
  return fetch(`${served.address}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    body: JSON.stringify(body),
  });
}

function cookieOf({ headers }: Response, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(";")[0] ?? "";
}
