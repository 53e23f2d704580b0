import type { Defect } from "../defect.ts";

const call = "server/src/platform/outbound/call.ts";
const download = "server/src/platform/outbound/download.ts";
const downloadTest = "server/test/platform/outbound/download.test.ts";
const commands = "server/src/features/exchange/commands";
const rules = "server/src/features/exchange/rules/sources";
const sourcesTest = "server/test/features/exchange/sources/sources.test.ts";
const refusalsTest = "server/test/features/exchange/sources/refusals.test.ts";
const slowTest = "server/test/features/exchange/sources/slow.test.ts";
const ownedTest = "server/test/features/exchange/sources/owned.test.ts";

/** What organizations have us fetch from their addresses. */
export const sources: readonly Defect[] = [
  {
    title: "a redirect leads a download into a private network",
    file: download,
    text: "const target = targetOf(address, wanted.mayReach);",
    becomes: "const target = redirects > 0 ? new URL(address) : targetOf(address, wanted.mayReach);",
    test: [downloadTest, "doesn't follow a redirect to 169.254.169.254"],
  },
  {
    title: "a download trusts a name that it resolved before",
    file: call,
    text: "lookup: lookupWithin(mayReach, lookup),",
    becomes: "lookup: lookupWithin(() => mayReach !== undefined, lookup),",
    test: [downloadTest, "checks a name again at each redirect"],
  },
  {
    title: "a download has no end",
    file: download,
    text: "if (size > most)",
    becomes: "if (size < 0)",
    test: [downloadTest, "gives up a body that is too large"],
  },
  {
    title: "a server that drips is waited for",
    file: call,
    text: "      agent: false,\n      signal,\n",
    becomes: "      agent: false,\n",
    test: [downloadTest, "gives up a server that says a little for ever"],
  },
  {
    title: "a small file inflates without a limit",
    file: "server/src/features/exchange/rules/text-of-file.ts",
    text: "if (size > most)",
    becomes: "if (size < 0)",
    test: ["server/test/features/exchange/rules/text-of-file.test.ts", "is refused once it has more"],
  },
  {
    title: "the rows of a source decide whose postings they are",
    file: `${commands}/sources/read.ts`,
    text: 'judge: ({ organization: named = "" }) => strangerIn(tidy(named), source),',
    becomes: "judge: () => undefined,",
    test: [refusalsTest, "takes what it can read, and says what it refused"],
  },
  {
    title: "two organizations that connect one board write each other's postings",
    file: `${rules}/source-name.ts`,
    text: "return `${sourceAddress(url).label}#${id}`;",
    becomes: "return `${sourceAddress(url).label}#${id * 0 + 1}`;",
    test: [refusalsTest, "posts for the organization that connected it"],
  },
  {
    title: "postings of an organization that nobody proved are listed at once",
    file: "server/src/features/organizations/queries/claims.ts",
    text: "  if (!created) return true;",
    becomes: "  if (!created || created.sequence > 0) return true;",
    test: [ownedTest, "brings drafts, which nobody else sees"],
  },
  {
    title: "a source that comes back empty closes everything",
    file: `${commands}/sources/read.ts`,
    text: "return listed.anonymous === 0 && before.held === 0;",
    becomes: "return listed.anonymous === 0;",
    test: [sourcesTest, "that is suddenly empty closes nothing"],
  },
  {
    title: "a permission to close is for anything that is gone",
    file: `${commands}/sources/read.ts`,
    text: "gone > allowed_closings &&",
    becomes: "allowed_closings === 0 &&",
    test: [sourcesTest, "may not close more than was shown"],
  },
  {
    title: "a server that asks to wait is called by hand",
    file: `${commands}/sources/change.ts`,
    text: "  if (wait <= 0) return;",
    becomes: "  if (wait <= Number.MAX_SAFE_INTEGER) return;",
    test: [sourcesTest, "is not called while its server asks to wait"],
  },
  {
    title: "robots.txt is not asked",
    file: `${commands}/sources/retrieve.ts`,
    text: "...(mayBePage(address) && { before: visitsAllowed(calling) }),",
    becomes: '...(mayBePage(address) && calling.agent === "" && { before: visitsAllowed(calling) }),',
    test: [refusalsTest, "keeps away where robots.txt says so"],
  },
  {
    title: "an owner changes another organization's source",
    file: `${commands}/sources/change.ts`,
    text: "if (source?.wholeId !== organizationId)",
    becomes: "if (source === undefined)",
    test: [refusalsTest, "belongs to its owners"],
  },
  {
    title: "sources are fetched although the operator did not allow it",
    file: `${commands}/sources/change.ts`,
    text: 'if (!outbound.allowed) throw new Problem("outbound-off");',
    becomes: "",
    test: [refusalsTest, "no source is connected or fetched until the operator allows it"],
  },
  {
    title: "a source goes on for an organization that somebody else answers for",
    file: "server/src/consequences/organizations.ts",
    text: "      tellAbandoned,\n      pauseSources,\n",
    becomes: "      tellAbandoned,\n",
    test: [ownedTest, "is paused once somebody else answers"],
  },
  {
    title: "a posting that its organization closed comes back with its source",
    file: "server/src/features/hosting/commands/drop.ts",
    text: '(await lastChangeOf(writer, row.id)) !== "dropped"',
    becomes: '(await lastChangeOf(writer, row.id)) === ""',
    test: [ownedTest, "is open again when its source lists it again"],
  },
  {
    title: "an organization's slow sources keep the lane for themselves",
    file: `${commands}/sources/fetch.ts`,
    text: "if (turn > parts.clock.now()) return parts.database.write((writer) => putOff(writer, task, turn));",
    becomes: "void putOff, turn;",
    test: [slowTest, "wait once they took more than their share"],
  },
  {
    title: "a source's slow server holds up exports",
    file: "server/src/features/exchange/tasks.ts",
    text: 'lane: "sources",',
    becomes: 'lane: "slow",',
    test: [slowTest, "holds up nobody's export"],
  },
];
