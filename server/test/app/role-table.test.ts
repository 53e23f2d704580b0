import { refusalFor } from "@candor/contract/roles";
import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import { preferenceKinds } from "@candor/contract/values";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCast, type Cast, cast, type Headers, type Links, noLinks, type World } from "../harness/a-cast.ts";
import { smsCalls } from "../harness/a-phone.ts";
import { alertCalls } from "../harness/an-alert.ts";
import { sent } from "../harness/an-application.ts";
import { anUpload } from "../harness/an-upload.ts";
import { type Asked, startApp, type TestApp } from "../harness/app.ts";
import { absent, type Belongings, currentPay } from "../harness/belongings.ts";
import { postingCalls } from "../harness/posting-calls.ts";
import { profileCalls } from "../harness/profile-calls.ts";
import { accountCalls } from "./account-calls.ts";
import { administrationCalls } from "./administration-calls.ts";
import { campaignCalls } from "./campaign-calls.ts";
import { changing, type RouteName } from "./changing-calls.ts";
import { conversationCalls } from "./conversation-calls.ts";
import { decisionCalls } from "./decision-calls.ts";
import { gigCalls } from "./gig-calls.ts";
import { identityCalls } from "./identity-calls.ts";
import { interviewCalls } from "./interview-calls.ts";
import { meetingCalls } from "./meeting-calls.ts";
import { type Call, organizationCalls } from "./organization-calls.ts";
import { resumeCalls } from "./resume-calls.ts";
import { codeAt, statusAndCode } from "./status-and-code.ts";
import { terminalCalls } from "./terminal-calls.ts";

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startApp();
  world = await aCast(server);
}, 120_000);
afterAll(() => server.close());

const aDraftKey = "k".repeat(43);

function theDraft() {
  return { params: { jobId: world.freeJob }, draft: true } as const;
}

/** One call of each route, with the ids of what belongs to somebody. A route without a line here does not compile. */
const calls: Record<RouteName, (of: Belongings, links: Links) => Call> = {
  environment: () => ({}),
  ping: () => ({}),
  listNames: () => ({ params: { list: "countries" } }),
  searchJobs: () => ({ body: {} }),
  lookUpJob: () => ({ params: { id: world.freeJob } }),
  readEligibility: () => ({ params: { id: world.freeJob }, query: { place: "Austin, TX" } }),
  searchExamples: () => ({}),
  suggest: () => ({ query: { q: "own" } }),
  commonSearches: () => ({}),
  explainSearch: () => ({ body: { search: {}, jobId: world.freeJob } }),
  proposeChips: () => ({ body: {} }),
  mapSearch: () => ({ body: {} }),
  similarJobs: () => ({ params: { id: world.freeJob } }),
  readPostingSignals: () => ({ params: { id: world.freeJob } }),
  readMatch: () => ({ params: { id: world.freeJob } }),
  readPublicOrganization: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  readDueWeek: () => ({}),
  readTrust: () => ({}),
  readLedger: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  ...organizationCalls,
  listNews: () => ({}),
  readArticle: () => ({ params: { id: "999999" }, told: "not-found" }),
  ...alertCalls,
  listAnswers: () => ({}),
  changeAnswer: ({ answer }) => ({ params: { id: answer }, body: { answer: "Sheet bend" } }),
  forgetAnswer: ({ answer }) => ({ params: { id: answer } }),
  listSearches: () => ({}),
  keepSearches: () => ({ body: { searches: [{ criteria: { query: "harbor" } }] } }),
  markSearch: ({ search }) => ({ params: { id: search }, body: { favorite: true } }),
  forgetSearch: ({ search }) => ({ params: { id: search } }),
  forgetRecentSearches: () => ({}),
  addPushBrowser: () => ({
    body: { endpoint: "https://push.example/1", p256dh: "A".repeat(87), auth: "A".repeat(22) },
    told: "outbound-off",
  }),
  removePushBrowsers: () => ({}),
  listHidden: () => ({}),
  hide: () => ({ body: { kind: "posting", jobId: world.freeJob } }),
  bringBack: () => ({ params: { id: "999999" } }),
  noteSeen: () => ({ body: { jobId: world.freeJob } }),
  listSavedPostings: () => ({}),
  listSavedIds: () => ({}),
  makePartnerApply: () => ({
    body: { jobId: world.freeJob, email: "nobody@example.com" },
    told: "job-not-found",
  }),
  checkClaims: () => ({ body: { claims: [] } }),
  listOutsideApplications: () => ({}),
  noteOutsideApplication: () => ({ body: { url: "https://elsewhere.example/1" } }),
  changeOutsideApplication: () => ({ params: { id: "999999" }, body: {}, told: "not-found" }),
  forgetOutsideApplication: () => ({ params: { id: "999999" } }),
  remindBeforeClosing: () => ({ body: { wanted: true } }),
  keepPostings: () => ({ body: { postings: [{ id: world.freeJob }] } }),
  forgetPosting: () => ({ params: { id: world.freeJob } }),
  recordMetrics: () => ({ body: [] }),
  recordAction: () => ({ body: [{ name: "seen" }] }),
  reportClientError: () => ({ body: {} }),
  ...accountCalls,
  changeTimeZone: () => ({ body: { timeZone: "Asia/Tokyo", chosen: true } }),
  changeLocale: () => ({ body: { locale: "es-US" } }),
  changeName: () => ({ body: { firstName: "Grace", lastName: "Brewster" } }),
  keepPicture: () => ({ told: "unsupported-media-type" }),
  removePicture: () => ({}),
  changeDisplayName: () => ({ body: { displayName: "Amazing Grace" } }),
  ...profileCalls,
  ...identityCalls,
  ...administrationCalls(() => world.foreign),
  ...campaignCalls,
  ...terminalCalls,
  readPreferences: () => ({}),
  savePreferences: () => ({
    body: { preferences: preferenceKinds.map((kind) => ({ kind, channel: "email", wanted: true })) },
  }),
  listPreferenceChanges: () => ({}),
  ...smsCalls,
  listCharities: () => ({}),
  ...resumeCalls,
  keepDraftUpload: () => ({ ...theDraft(), body: { key: aDraftKey }, told: "not-found" }),
  startDrafts: () => ({}),
  readDraft: () => theDraft(),
  readDraftMatch: () => theDraft(),
  saveDraft: () => ({ ...theDraft(), body: { firstName: "Ada" } }),
  uploadDraftResume: () => ({ ...theDraft(), told: "unsupported-media-type" }),
  dropDraftResume: () => theDraft(),
  submitApplication: () => ({ params: { jobId: world.freeJob }, body: sent }),
  listOneClick: () => ({ query: { jobIds: world.freeJob } }),
  readOneClick: () => ({ params: { jobId: world.freeJob } }),
  holdApplication: () => ({ params: { jobId: "999999" }, body: {}, told: "one-click-unready" }),
  undoApplication: () => ({ params: { jobId: world.freeJob } }),
  listApplications: () => ({}),
  badgeInfo: () => ({}),
  readPace: () => ({}),
  listEarlierApplications: () => ({ params: { jobId: world.freeJob } }),
  readReceipts: ({ application }) => ({ params: { id: application } }),
  readApplication: ({ application }) => ({ params: { id: application } }),
  readApplicationMatch: ({ application }) => ({ params: { id: application } }),
  editApplication: ({ application }) => ({ params: { id: application }, body: { elevatorPitch: "Hi." } }),
  lookAtApplication: ({ application }) => ({ params: { id: application } }),
  changeContact: ({ application }) => ({ params: { id: application }, body: { shared: true } }),
  muteApplication: ({ application }) => ({ params: { id: application }, body: { muted: true } }),
  withdrawApplication: ({ application }) => ({ params: { id: application } }),
  inspectMigration: () => ({ body: { reference: "1.none" }, told: "not-found" }),
  requestMigrationCode: () => ({ body: { reference: "1.none" }, told: "not-found" }),
  migrateApplication: () => ({ body: { reference: "1.none", code: "none" }, told: "not-found" }),
  listOrganizationJobs: () => ({}),
  assignApplications: ({ organizationApplication }) => ({
    body: { applicationIds: [organizationApplication], assignee: "nobody" },
  }),
  forgetView: () => ({ params: { id: "999999" } }),
  listSavedViews: () => ({}),
  readBoard: ({ organizationJob }) => ({ params: { jobId: organizationJob } }),
  readDesk: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  giveFeedback: ({ organizationApplication }) => ({
    params: { id: organizationApplication },
    body: { lines: [] },
  }),
  readFeedback: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  listPresence: () => ({}),
  startLooking: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  stopLooking: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  writeNote: ({ organizationApplication }) => ({
    params: { id: organizationApplication },
    body: { text: "A good hand." },
  }),
  saveView: () => ({ body: { name: "Mine", filters: { assigned: "me" } } }),
  tagApplications: ({ organizationApplication }) => ({
    body: { applicationIds: [organizationApplication], tag: "senior" },
  }),
  listOrganizationApplications: ({ organizationJob }) => ({ params: { jobId: organizationJob } }),
  readOrganizationApplication: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  readApplicantMatch: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  openOrganizationApplication: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  decideApplication: ({ organizationApplication }) => ({
    params: { id: organizationApplication },
    body: { stage: "interview" },
  }),
  replyToInvitation: ({ application }) => ({
    params: { id: application },
    body: { reply: "accepted" },
    told: "no-invitation",
  }),
  ...meetingCalls,
  // Nobody was invited: the link is good, but there is no meeting behind it.
  downloadInvitation: ({ application }, { download }) => ({
    params: { id: application },
    query: { token: download },
    told: "not-found",
  }),
  ...interviewCalls,
  ...conversationCalls,
  ...gigCalls,
  ...postingCalls,
  inspectConfirmation: () => ({ body: { token: "1.none" }, told: "proof-refused" }),
  answerConfirmation: () => ({ body: { token: "1.none", isOpen: true }, told: "proof-refused" }),
  readPostingHistory: () => ({ params: { id: world.freeJob } }),
  listAnswersDue: () => ({}),
  ...decisionCalls,
  downloadApplicationResume: ({ organizationApplication }, { file }) => ({
    params: { id: organizationApplication },
    query: { token: file },
  }),
};

const ordered = Object.values(changing).flatMap(({ calls: names }) => names);
const others = (Object.keys(routes) as RouteName[]).filter((name) => !ordered.includes(name));

/** What each role shows, until a call may have ended its session or changed its place in an organization. */
const shown = new Map<Cast, Headers>();

describe.each(cast)("P-01 P-02 P-03 P-04 P-05 P-06 as %s", (role) => {
  it.each(others)("is answered by %s as the table says", async (name) => {
    const headers = shown.get(role) ?? (await world.headers(role));
    // What a mailed link begins, almost any call ends.
    if (role !== "provisional") shown.set(role, headers);
    await expectAsTheTableSays(role, name, headers);
  });

  it.each(Object.entries(changing))(
    "is answered as the table says by what changes %s",
    async (_what, group) => {
      shown.clear();
      for (const name of group.calls) await expectAsTheTableSays(role, name, await world.headers(role));
      if (role === "impersonator") await expectBothNames(group.events);
    },
  );
});

async function expectAsTheTableSays(role: Cast, name: RouteName, headers: Headers): Promise<void> {
  const held = role === "impersonator" ? (["person", role] as const) : ([role] as const);
  const route: Route = routes[name];
  const links = route.gate === "link" ? await world.links(role) : noLinks;
  // From networks of their own: limits are not the matter.
  const asking = {
    headers,
    remoteAddress: `10.${cast.indexOf(role)}.${Object.keys(routes).indexOf(name)}.1`,
  };
  const callOf = (of: Belongings) => calls[name](of, links);
  const refusal = refusalFor(route.gate, held);
  const { told = refusal } = refusal ? {} : callOf(world.own[role]);
  const answer = await ask(route, callOf(world.own[role]), asking);
  expect(statusAndCode(answer), name).toEqual(told ? codeAt(route, told) : { status: route.status });
  if (name !== "readProfile") expectNoCurrentPay(answer, name);
  if (!namesRecord(callOf)) return;
  const foreign = statusAndCode(await ask(route, callOf(world.foreign), asking));
  expect(foreign, name).toEqual(codeAt(route, refusal ?? "not-found"));
  expect(statusAndCode(await ask(route, callOf(absent), asking)), name).toEqual(foreign);
}

/** E-12: only a person's own profile shows what they earn. */
function expectNoCurrentPay({ body }: Asked, name: RouteName): void {
  expect(JSON.stringify(body ?? null), name).not.toContain(String(currentPay));
}

/** P-06: everything an impersonator does is logged with both names. */
async function expectBothNames(events: readonly string[]): Promise<void> {
  const acts = await server.parts.database.read
    .selectFrom("event")
    .select(["name", "impersonator_id"])
    .where("actor_id", "=", world.own.impersonator.accountId)
    .where("sequence", ">", world.prepared)
    // Leaves out the sessions that the test itself begins.
    .where("name", "!=", "session-started")
    .execute();
  const names = acts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...events]));
  expect(Object.values(changing).flatMap((group) => group.events)).toEqual(expect.arrayContaining(names));
  for (const act of acts) expect(act.impersonator_id).toBe(world.impersonatorId);
}

interface Asking {
  readonly headers: Headers;
  readonly remoteAddress: string;
}

async function ask(route: Route, call: Call, { headers, remoteAddress }: Asking): Promise<Asked> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? "");
  const form = call.file === undefined ? undefined : anUpload("file", Buffer.from(call.file));
  return server.ask(route.method, `${path}?${new URLSearchParams(call.query).toString()}`, {
    remoteAddress,
    headers: {
      ...headers,
      ...form?.headers,
      ...(route.gate === "cookie" && { origin: server.origin }),
      ...(call.draft && { "candor-draft": aDraftKey }),
    },
    ...(call.body && { payload: call.body }),
    ...(form && { payload: form.payload }),
  });
}

/** Whether the call's address depends on whose record it names. */
function namesRecord(callOf: (of: Belongings) => Call): boolean {
  return JSON.stringify(callOf(absent).params) !== JSON.stringify(callOf(world.foreign).params);
}
