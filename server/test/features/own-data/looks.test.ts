import { type GateName, gateNames } from "@candor/contract/roles";
import { routes } from "@candor/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, minute } from "../../../src/platform/durations.ts";
import { recordFile } from "../../../src/platform/file-records.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

type RouteName = keyof typeof routes;

let server: TestApp;
let seeker: Person;
let hirer: Person;
let application: string;
let job: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Painter", organization: "Harbor Trust" }),
  ]);
  hirer = await pro(server, "grace.hopper@harbor.example", "Harbor Trust");
  seeker = await person(server, "ada@example.com");
  job = await jobNamed(server, "Keeper");
  application = (await apply(server, seeker, job)).body.id;
});
afterAll(() => server.close());

const asHirer = (method: "GET" | "POST", path: string, payload?: object) =>
  server.ask(method, `/rest/organization/${path}`, { ...hirer, ...(payload && { payload }) });
const answer = (stage: string) => ({ decisions: [{ applicationId: application, stage }] });

/** Waits for the next noon: no day ends during a test, and each day has a line of its own. */
async function noon(): Promise<void> {
  await server.advance(day - (server.parts.clock.now() % day) + day / 2);
}

async function download(): Promise<Asked> {
  const { body } = await asHirer("GET", `applications/${application}`);
  return server.ask("GET", body.resumeUrl);
}

async function downloadAnswer(): Promise<Asked> {
  const { files, clock, database } = server.parts;
  const bytes = Buffer.from("Ada's sheet");
  const stored = { ...(await files.put(bytes)), name: "sheet.txt", mediaType: "text/plain" };
  const id = await database.write(async (writer) => {
    const file_id = await recordFile(writer, { ...stored, bytes: bytes.length }, null, clock.now());
    const of = { application_id: Number(application), posting_id: Number(job), draft_key_hash: null };
    const row = { ...of, question_id: "sheet", file_id, text: "" };
    return (await writer.insertInto("answer_file").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
  const { body } = await asHirer("GET", `applications/${application}`);
  const token = body.resumeUrl.split("?token=")[1];
  return server.ask("GET", `/rest/applications/${application}/answer-files/${id}?token=${token}`);
}

/** Files are opened through links, not by the table of gates. */
const files: readonly string[] = ["downloadApplicationResume", "downloadAnswerFile"];

/** What hirers see of an applicant, and how the look is logged. */
const showing: Readonly<Partial<Record<RouteName, readonly [kind: string, call: () => Promise<Asked>]>>> = {
  listOrganizationApplications: ["list", () => asHirer("GET", `jobs/${job}/applications`)],
  readBoard: ["list", () => asHirer("GET", `jobs/${job}/board`)],
  listAnswersDue: ["list", () => asHirer("GET", "applications")],
  readOrganizationApplication: ["application", () => asHirer("GET", `applications/${application}`)],
  readApplicantMatch: ["application", () => asHirer("GET", `applications/${application}/match`)],
  previewDecisions: ["list", () => asHirer("POST", "decisions/preview", answer("offer"))],
  downloadApplicationResume: ["resume", download],
  downloadAnswerFile: ["answer-file", downloadAnswer],
  decideApplication: [
    "application",
    () => asHirer("POST", `applications/${application}/decision`, { stage: "offer" }),
  ],
  listDecisions: ["list", listMarked],
  readOrganizationInterview: ["interview", readInterview],
  listKept: ["list", listOnFile],
};

async function listOnFile(): Promise<Asked> {
  const kept = { months: 6, asked_at: 1, granted_at: 1, ends_at: server.parts.clock.now() + 1000 } as const;
  await server.parts.database.write((writer) =>
    writer
      .insertInto("kept_on_file")
      .values({ application_id: Number(application), ...kept })
      .execute(),
  );
  return asHirer("GET", "kept");
}

async function readInterview(): Promise<Asked> {
  const application_id = Number(application);
  await server.parts.database.write(async (writer) => {
    const sent = { links: 0, links_ended_at: null, sent_at: 1, deleted_at: null };
    await writer
      .insertInto("interview")
      .values({ application_id, ...sent })
      .execute();
    const said = { question: "previousEmployer", answer_json: '"Ada Works"', answered_at: 1 } as const;
    await writer
      .insertInto("interview_answer")
      .values({ application_id, ...said })
      .execute();
  });
  return asHirer("GET", `applications/${application}/interview`);
}

async function listMarked(): Promise<Asked> {
  await server.ask("PUT", "/rest/organization/decisions", {
    ...hirer,
    payload: { decisions: [{ applicationId: application, stage: "hired" }] },
  });
  return asHirer("GET", "decisions");
}

/** They show postings, members, leads and numbers, and nothing that an applicant sent. */
const silent: readonly RouteName[] = [
  "assignApplications",
  "forgetView",
  "listSavedViews",
  "giveFeedback",
  "listPresence",
  "readDesk",
  "readFeedback",
  "saveView",
  "startLooking",
  "stopLooking",
  "tagApplications",
  "writeNote",
  // A proposal is no application: like a lead, it is shown to those it was sent to.
  "answerGigProposal",
  "changeGig",
  "closeGig",
  "createGig",
  "listOrganizationGigs",
  "readOrganizationGig",
  "listLeads",
  "answerLead",
  "createPosting",
  "readPosting",
  "savePosting",
  "moveAllPostings",
  "movePosting",
  "discardPosting",
  "checkPosting",
  "proposeFields",
  "appealSignal",
  "listAppeals",
  "readPostingDefaults",
  "savePostingDefaults",
  // It is asked only before there are answers.
  "mailInterviewLink",
  "changeBlindReview",
  "changeDecisionDays",
  "readKeeping",
  "askKeeping",
  "inviteKept",
  "readRecordReply",
  "publishRecordReply",
  "withdrawRecordReply",
  "listBiasReports",
  "countBiasReport",
  "publishBiasReport",
  "readOrganizationDetails",
  "changeOrganizationDetails",
  "uploadOrganizationLogo",
  "removeOrganizationLogo",
  "listMembers",
  "listTemplates",
  "saveTemplate",
  "removeTemplate",
  "inviteMember",
  "revokeInvitation",
  "changeMemberRole",
  "removeMember",
  "transferOwnership",
  "leaveOrganization",
  "listOrganizationJobs",
  "openOrganizationApplication",
  "markDecisions",
  "offerTimes",
  "cancelMeeting",
  "stateApplicantAbsence",
  "removeMark",
  "sendDecisions",
  "undoDecisions",
  "listApiKeys",
  "makeApiKey",
  "revokeApiKey",
  "listSources",
  "answerAgency",
  "askClient",
  "dropClient",
  "endAgency",
  "listAgencies",
  "connectSource",
  "fetchSource",
  "pauseSource",
  "resumeSource",
  "allowClosings",
  "removeSource",
  "listWebhooks",
  "makeWebhook",
  "removeWebhook",
  "resumeWebhook",
  "testWebhook",
  "replayDelivery",
];

const hirersGates: readonly GateName[] = ["member", "member-record", "pro", "pro-record", "owner-record"];

async function looks(): Promise<{ kind: string; at: string; times: number; name?: string }[]> {
  return (await server.ask("GET", "/rest/account/looks", seeker)).body.looks;
}

const lookOf = async (kind: string) => (await looks()).find((look) => look.kind === kind);

/** One story: an answered application is on fewer lists. */
describe("M-28 who looked at an application", { shuffle: false }, () => {
  it("is asked of every call that a hirer may make", () => {
    expect(gateNames).toEqual(expect.arrayContaining([...hirersGates]));
    const names = (Object.keys(routes) as RouteName[]).filter((name) =>
      hirersGates.includes(routes[name].gate),
    );
    const decided = [...Object.keys(showing), ...silent].filter((name) => !files.includes(name));
    expect(names.toSorted()).toEqual(decided.toSorted());
  });

  it.each(Object.keys(showing) as RouteName[])("is noted by %s", async (name) => {
    const [kind, call] = showing[name] ?? ["", download];
    const before = (await lookOf(kind))?.at ?? "";
    await server.advance(1);
    const { status, body } = await call();
    expect(status).toBe(200);
    // The sheet leaves out names: nothing in it says who applied.
    if (!files.includes(name) && name !== "readApplicantMatch") expect(JSON.stringify(body)).toMatch(/Ada/);
    expect((await lookOf(kind))?.at).not.toBe(before);
  });

  it("counts a page that reloads itself once, and again when it is opened later", async () => {
    const read = async () => {
      await asHirer("GET", `applications/${application}`);
      return (await lookOf("application"))?.times ?? 0;
    };
    await noon();
    const first = await read();
    expect(await read()).toBe(first);
    await server.advance(11 * minute);
    expect(await read()).toBe(first + 1);
  });

  it("says who, when and for which posting", async () => {
    expect((await looks()).find(({ kind }) => kind === "resume")).toMatchObject({
      name: "Grace Hopper",
      organization: { name: "Harbor Trust" },
      application: { id: application, title: "Keeper" },
      bySupport: false,
    });
  });

  it("is nobody else's to read, and no look of one's own is noted", async () => {
    const { body } = await server.ask("GET", "/rest/account/looks", hirer);
    expect(body).toEqual({ looks: [], support: [] });
    const before = await looks();
    await server.ask("GET", `/rest/applications/${application}`, seeker);
    expect(await looks()).toEqual(before);
  });

  it("is one line for each day, and counts", async () => {
    await noon();
    const look = async () => {
      await asHirer("GET", "applications");
      await asHirer("GET", `applications/${application}`);
      return looks();
    };
    const before = await look();
    expect(await look()).toHaveLength(before.length);
  });
});
