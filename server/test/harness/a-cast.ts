import { organizationSlug } from "@candor/contract/organizations/slug";
import type { Role } from "@candor/contract/roles";
import type { MemberRole } from "@candor/contract/values";
import { appointPro, setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { nameKey } from "../../src/features/organizations/rules/name-key.ts";
import { createAccount } from "../../src/features/session/commands/accounts.ts";
import { impersonate } from "../../src/features/session/commands/impersonate.ts";
import { tokensOf } from "../../src/features/session/commands/sessions.ts";
import type { AdministratorScope } from "../../src/features/session/gate/scopes.ts";
import { signFileToken } from "../../src/features/session/rules/tokens.ts";
import { lastSequence } from "../../src/platform/events/follower.ts";
import { aDraft } from "./a-draft.ts";
import { aGig, aGigProposal } from "./a-gig.ts";
import { aPostingOf, organizationNamed } from "./a-posting.ts";
import { jobNamed } from "./an-application.ts";
import type { TestApp } from "./app.ts";
import { type Account, application, type Belongings, belongings, session, undone } from "./belongings.ts";
import { aLead, invited, join, joinAgain } from "./members.ts";
import { preferencesTokenFor, provisionalIn } from "./preferences-link.ts";

/** Every role. */
export const cast = [
  "anonymous",
  "provisional",
  "unproved",
  "person",
  "pro",
  "member",
  "owner",
  "consultant",
  "administrator",
  "impersonator",
] as const satisfies readonly Role[];

export type Cast = (typeof cast)[number];

export interface Headers {
  readonly authorization?: string;
  readonly cookie?: string;
}

/** Tokens of links that they were given: to their own files, and to those of the application to their organization. */
export interface Links {
  readonly download: string;
  readonly file: string;
}

/** For calls without a token in their address. */
export const noLinks: Links = { download: "", file: "" };

export interface World {
  readonly own: Readonly<Record<Cast, Belongings>>;
  readonly foreign: Belongings;
  /** A posting that nobody has applied to. */
  readonly freeJob: string;
  /** The last event from setting all this up. */
  readonly prepared: number;
  /** The administrator who is signed in as somebody else. */
  readonly impersonatorId: number;
  /** Starts a new session each time, because an earlier call may have ended the last one. */
  headers(role: Cast): Promise<Headers>;
  links(role: Cast): Promise<Links>;
}

/** One person per role, each with a record of every kind, and a stranger who has them too. */
export async function aCast(server: TestApp): Promise<World> {
  const { parts } = server;
  await server.publish([
    aDraft({ title: "Own Job", organization: "Harbor Trust" }),
    aDraft({ title: "Foreign Job", organization: "Quarry Works" }),
    aDraft({ title: "Free Job", organization: "Harbor Trust" }),
    aDraft({ title: "Unclaimed Job", organization: "Free Works" }),
  ]);
  const accounts = new Map<Cast, Account>();
  for (const role of cast) accounts.set(role, await account(server, role));
  const of = (role: Cast) => accounts.get(role) as Account;
  const stranger = await account(server, "stranger");
  const support = await account(server, "support");
  await setAdministrator(parts, of("administrator").email, { granted: true });
  await setAdministrator(parts, support.email, { granted: true });
  // Members of the cast leave during the test.
  const colleague = await account(server, "colleague");
  for (const { email } of [of("owner"), of("pro"), colleague])
    await appointPro(parts, email, nameKey("Harbor Trust"));
  await join(server, of("member"), "reader", "Harbor Trust");
  await enrolled(server, of("consultant"));
  await parts.settled();

  const [ownJob, foreignJob, freeJob] = await Promise.all(
    ["Own Job", "Foreign Job", "Free Job"].map((title) => jobNamed(server, title)),
  );
  const [harbor, quarry] = [
    await organizationNamed(server, "Harbor Trust"),
    await organizationNamed(server, "Quarry Works"),
  ];
  const theirs = await belongings(server, stranger, ownJob!);
  const atQuarry = await application(server, stranger, foreignJob!);
  const foreignGig = await aGig(server, quarry);
  const gigProposal = await aGigProposal(server, foreignGig, stranger.accountId);
  const foreign = {
    ...theirs,
    gig: foreignGig,
    gigProposal,
    receivedGigProposal: gigProposal,
    organizationApplication: atQuarry,
    conversation: atQuarry,
    organizationJob: foreignJob!,
    organizationId: quarry,
    hostedPosting: await aPostingOf(server, quarry, stranger.accountId),
    importedPosting: foreignJob!,
    sending: await undone(server, stranger, theirs.application),
    ...(await people(server, "Quarry Works")),
  };
  const answered = async (by: Cast, organizationApplication: string) => ({
    lead: await aLead(server, "Harbor Trust"),
    organizationApplication,
    organizationJob: ownJob!,
    sending: await undone(server, of(by), foreign.organizationApplication),
  });
  const another = await belongings(server, await account(server, "another"), ownJob!);
  const pros = await answered("pro", theirs.application);
  const owners = await answered("owner", another.application);
  const ourPeople = await people(server, "Harbor Trust");
  const own = {} as Record<Cast, Belongings>;
  for (const role of cast) {
    const gig = await aGig(server, harbor);
    own[role] = {
      ...(await belongings(server, of(role), ownJob!)),
      ...ourPeople,
      ...(role === "owner" ? owners : pros),
      organizationId: harbor,
      hostedPosting: await aPostingOf(server, harbor, of(role).accountId),
      importedPosting: ownJob!,
      gig,
      receivedGigProposal: await aGigProposal(server, gig, stranger.accountId),
      gigProposal: await aGigProposal(server, foreignGig, of(role).accountId),
    };
  }
  await unprove(server, of("unproved"));

  const links = async (role: Cast) => {
    const { sessionId } = await session(server, colleague);
    const file = {
      accountId: colleague.accountId,
      sessionId,
      applicationId: Number(own[role].organizationApplication),
    };
    const { downloadToken } = await tokensOf(parts, await session(server, of(role)));
    return { download: downloadToken, file: await signFileToken(parts.keys, file, parts.clock.now()) };
  };
  const mailedTo = (role: Cast) => {
    const { email, accountId, alert } = own[role];
    return preferencesTokenFor(server, { email, accountId, kind: "jobAlerts", alertId: Number(alert) });
  };
  const headers = async (role: Cast): Promise<Headers> => {
    if (role === "anonymous") return {};
    if (role === "provisional") return provisionalIn(server, mailedTo(role));
    const isActing = role === "impersonator";
    const started = isActing ? await acting(server, support, of(role)) : await session(server, of(role));
    const { jwt } = await tokensOf(parts, started);
    const cookie = `${isActing ? "candor-impersonation" : "candor"}=${started.cookie}`;
    return { authorization: `Bearer ${jwt}`, cookie };
  };

  return {
    own,
    foreign,
    freeJob: freeJob!,
    prepared: await lastSequence(parts.database.read),
    impersonatorId: support.accountId,
    headers: async (role) => {
      const joined = memberRoles[role];
      if (joined) await joinAgain(server, of(role), joined, "Harbor Trust");
      return headers(role);
    },
    links,
  };
}

/** The cast's roles in its organization, also after a test made one of them leave. */
const memberRoles: Readonly<Partial<Record<Cast, MemberRole>>> = {
  owner: "owner",
  pro: "recruiter",
  member: "reader",
};

async function people(server: TestApp, name: string) {
  const [member, heir] = [
    await account(server, `member of ${name}`),
    await account(server, `heir of ${name}`),
  ];
  return {
    organization: organizationSlug(name),
    member: await join(server, member, "reader", name),
    heir: await join(server, heir, "reader", name),
    invitation: await invited(server, member, name),
    lead: await aLead(server, name),
  };
}

async function account({ parts }: TestApp, name: string): Promise<Account> {
  const email = `${name}@example.com`;
  const accountId = await parts.database.write((writer) => createAccount(parts, writer, email, undefined));
  return { email, accountId: accountId as number };
}

async function enrolled({ parts }: TestApp, { accountId }: Account): Promise<void> {
  const row = { account_id: accountId, specialty: "Design", remote: "include" } as const;
  await parts.database.write((writer) =>
    writer
      .insertInto("consulting_enrollment")
      .values({ ...row, location: null, enrolled_at: parts.clock.now() })
      .execute(),
  );
}

/** As if the account had been created without verifying its mailbox. */
async function unprove({ parts }: TestApp, { accountId, email }: Account): Promise<void> {
  await parts.database.write((writer) =>
    writer
      .updateTable("account")
      .set({ email: `unproved ${email}`, unproved_email: email, email_proved_at: null })
      .where("id", "=", accountId)
      .execute(),
  );
}

async function acting(server: TestApp, administrator: Account, { email }: Account) {
  const scope = await session(server, administrator);
  return impersonate(server.parts, scope as unknown as AdministratorScope, {
    email,
    reason: "To see what they see.",
  });
}
