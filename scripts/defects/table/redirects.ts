import type { Defect } from "../defect.ts";

const target = "web/app/session/redirect-target.ts";
const local = "contract/src/local-address.ts";
const mailedLink = "web/app/session/mailed-link.ts";
const takenLink = "server/src/pages/mailed-link.ts";
const forms = "server/src/pages/foreign-forms.ts";

const targetTest = "web/test/session/redirect-target.test.ts";
const takenLinkTest = "server/test/pages/mailed-link.test.ts";
const formsTest = "server/test/pages/foreign-forms.test.ts";
const addressTest = "server/test/pages/web-request.test.ts";

/** Where people are redirected, and where requests may come from. */
export const redirects: readonly Defect[] = [
  {
    title: "a redirect leads to an address that is no path",
    file: local,
    text: 'if (!given?.startsWith("/") || ',
    becomes: "if (given === null || ",
    test: [targetTest, 'N-08 "search" leads home'],
  },
  {
    title: "a redirect has a backslash, which browsers read as a slash",
    file: local,
    text: "[\\\\\\p{Cc}]",
    becomes: "[\\p{Cc}]",
    test: [targetTest, 'N-08 "/a\\\\b" leads home'],
  },
  {
    title: "a redirect has control characters, which browsers leave out",
    file: local,
    text: "[\\\\\\p{Cc}]",
    becomes: "[\\\\]",
    test: [targetTest, 'N-08 "/a\\tb" leads home'],
  },
  {
    title: "a redirect leads to another site",
    file: local,
    text: "address?.origin !== base || ",
    becomes: "!address || ",
    test: [targetTest, 'N-08 "//evil.example/x" leads home'],
  },
  {
    title: "a redirect becomes `//host` on the way",
    file: local,
    text: ' || address.pathname.includes("//")',
    becomes: "",
    test: [targetTest, 'N-08 "/.//evil.example" leads home'],
  },
  {
    title: "a redirect is looked for `//` before it is resolved",
    file: local,
    text: 'address.pathname.includes("//")',
    becomes: 'given.startsWith("//")',
    test: [targetTest, 'N-08 "/.//evil.example" leads home'],
  },
  {
    title: "signing in leads to signing in",
    file: target,
    text: "address === undefined || /^\\/log(in|out)(\\/|\\?|#|$)/i.test(address)",
    becomes: "address === undefined",
    test: [targetTest, 'N-08 "/login" leads home'],
  },
  {
    title: "signing in leads to signing out",
    file: target,
    text: "log(in|out)",
    becomes: "log(in)",
    test: [targetTest, 'N-08 "/logout" leads home'],
  },
  {
    title: "the login loop is written in capitals",
    file: target,
    text: "/i.test(address)",
    becomes: "/.test(address)",
    test: [targetTest, 'N-08 "/LOGIN" leads home'],
  },
  {
    title: "a redirect is decoded twice",
    file: "web/app/session/login-parameters.ts",
    text: 'redirectTarget(searchParams.get("redirect"))',
    becomes: 'redirectTarget(decodeURIComponent(searchParams.get("redirect") ?? ""))',
    test: ["web/test/session/login-parameters.test.ts", "N-08 decodes where it leads once"],
  },
  {
    title: "the way back after signing in forgets what was searched for",
    file: "web/app/session/require-session.ts",
    text: "redirect: target,",
    becomes: "redirect: pathname,",
    test: ["web/test/session/require-session.test.ts", "N-06 sends visitors who are signed out to sign in"],
  },
  {
    title: "a path that holds another site's URL is taken for ours",
    file: target,
    text: "if (url?.host !== new URL(publicUrl).host) return undefined;",
    becomes: "if (!url) return undefined;",
    test: [targetTest, "of another site, or none, leads nowhere: /https://evil.example/"],
  },
  {
    title: "a path that holds a URL is compared by its beginning",
    file: target,
    text: "url?.host !== new URL(publicUrl).host",
    becomes: "!url?.href.startsWith(publicUrl)",
    test: [targetTest, "of another site, or none, leads nowhere: /https://candor.example.evil.example/"],
  },
  {
    title: "a path that holds a URL is decoded until nothing is encoded",
    file: target,
    text: "return decodeURIComponent(path);",
    becomes: "return decodeURIComponent(decodeURIComponent(path));",
    test: [targetTest, "of another site, or none, leads nowhere: /https%253A"],
  },
  {
    title: "a mailed link leads on to another site",
    file: mailedLink,
    text: "localAddress(`${url.pathname}${url.search}`) ?? addresses.home",
    becomes: "`${url.pathname}${url.search}`",
    test: ["web/test/session/mailed-link.test.ts", "leads nowhere but home from //evil.example/"],
  },
  {
    title: "completing a sign-in leads to another site",
    file: "web/app/routes/session/login-completion.tsx",
    text: 'localAddress(typed("redirect")) ?? addresses.home',
    becomes: 'typed("redirect")',
    test: ["web/test/session/mailed-link.test.ts", "N-08 //evil.example/ is nowhere to go after it"],
  },
  {
    title: "an address without its credential becomes another site's",
    file: takenLink,
    text: 'address.pathname.replace(/^\\/+/, "/")',
    becomes: "address.pathname",
    test: [takenLinkTest, "of //evil.example/?e=x is /evil.example/"],
  },
  {
    title: "a credential that is written otherwise stays in the address",
    file: takenLink,
    text: 'new URLSearchParams(parameter).has("e")',
    becomes: 'parameter.startsWith("e=")',
    test: [takenLinkTest, "of /?%65=x is /"],
  },
  {
    title: "a referrer tells the credential",
    file: takenLink,
    text: '"referrer-policy": "no-referrer"',
    becomes: '"referrer-policy": "unsafe-url"',
    test: [takenLinkTest, "has it taken out of its address at once"],
  },
  {
    title: "any site's page sends our forms",
    file: forms,
    text: 'throw new Problem("origin-refused")',
    becomes: "return",
    test: [formsTest, 'with {"origin":"https://evil.example"} is refused'],
  },
  {
    title: "what an origin says counts less than what the browser says of the site",
    file: forms,
    text: '!isOurs || (headers.origin ?? "null") !== "null"',
    becomes: "!isOurs",
    test: [formsTest, 'with {"origin":"https://evil.example","sec-fetch-site":"same-origin"} is refused'],
  },
  {
    title: "a sandboxed page sends our forms",
    file: forms,
    text: "site === undefined && headers.origin === undefined",
    becomes: "site === undefined",
    test: [formsTest, 'with {"origin":"null"} is refused'],
  },
  {
    title: "an address that only begins like an off switch takes any site's form",
    file: forms,
    text: 'const { pathname, search } = addressOf(url, "http://candor.invalid");',
    becomes: 'const { pathname, search } = { pathname: url, search: "" };',
    test: [formsTest, "where a token is all the authority: /opt/off/../../login false"],
  },
  {
    title: "a page is made for the host that the request names",
    file: "server/src/pages/web-request.ts",
    text: "const address = addressOf(request.url, publicUrl);",
    becomes: "const address = addressOf(request.url, `http://${request.headers.host}`);",
    test: [addressTest, "tells the public host, whatever the request says of its own"],
  },
  {
    title: "the theme's switch repeats an address that has no page",
    file: "web/app/shell/return-address.tsx",
    text: "isLeft ? addresses.home : `${pathname}${search}`",
    becomes: "`${pathname}${search}`",
    test: [
      "web/test/shell/theme-switch.test.ts",
      "N-10: where there is no page, the theme's switch leads home",
    ],
  },
];
