import type { Defect } from "../defect.ts";

const gate = "server/src/features/programs/gate.ts";
const keysTest = "server/test/features/programs/keys.test.ts";
const targetFile = "server/src/platform/outbound/target.ts";
const outboundTest = "server/test/platform/outbound/outbound.test.ts";
const hookRules = "server/src/features/programs/rules/webhooks.ts";
const hooksTest = "server/test/features/programs/webhooks.test.ts";
const careers = "server/src/features/exchange/routes/careers.ts";
const careersTest = "server/test/features/exchange/careers.test.ts";

/** What an organization's programs may read, and what other sites may show. */
export const programs: readonly Defect[] = [
  {
    title: "a key opens what its permissions do not name",
    file: gate,
    text: "fromJson(row.scopes_json).includes(permission)",
    becomes: "fromJson(row.scopes_json).length > 0 && permission",
    test: [keysTest, "opens what its permissions name"],
  },
  {
    title: "a revoked key still opens something",
    file: "server/src/features/programs/queries/keys.ts",
    text: '    .where("hash", "=", hash)\n    .where("revoked_at", "is", null)',
    becomes: '    .where("hash", "=", hash)',
    test: [keysTest, "opens nothing once it is revoked"],
  },
  {
    title: "a key is stored",
    file: "server/src/features/programs/commands/keys.ts",
    text: "hash: hashOf(key),",
    becomes: "hash: hashOf(key) && key,",
    test: [keysTest, "is shown once"],
  },
  {
    title: "a form that is sent again makes a second key",
    file: "server/src/features/programs/commands/once-alone.ts",
    text: "await once(writer, repeat, now,",
    becomes: "await once(writer, repeat && undefined, now,",
    test: [keysTest, "is made once by a form that the browser sends again"],
  },
  {
    title: "a stranger revokes a key",
    file: "server/src/features/programs/commands/keys.ts",
    text: '      .where("id", "=", keyId)\n      .where("organization_id", "=", organizationId)',
    becomes: '      .where("id", "=", keyId)',
    test: [keysTest, "can be revoked only by its owners"],
  },
  {
    title: "a key reads the postings of all organizations",
    file: "server/src/features/programs/queries/program.ts",
    text: '    .where("organization_id", "=", organizationId)\n    .where("id", ">", after)\n    .where((e)',
    becomes:
      '    .where("organization_id", ">", organizationId - 1e9)\n    .where("id", ">", after)\n    .where((e)',
    test: [keysTest, "another's postings and applications do not show"],
  },
  {
    title: "a key's calls are counted by address alone",
    file: gate,
    text: "      count(String(row.id));\n",
    becomes: "",
    test: [keysTest, "has a limit of its own"],
  },
  {
    title: "the list in a frame runs scripts",
    file: careers,
    text: "default-src 'none'; style-src 'self';",
    becomes: "default-src 'self'; style-src 'self';",
    test: [careersTest, "the frame may do nothing else"],
  },
  {
    title: "a posting's title is markup on the list in a frame",
    file: "server/src/features/exchange/views/careers.ts",
    text: "${escapeHtml(job.title)}</a>",
    becomes: "${job.title}</a>",
    test: [careersTest, "the frame may do nothing else"],
  },
  {
    title: "anyone has every posting written out again and again",
    file: "server/src/features/exchange/routes/job-boards.ts",
    text: 'limit("exporting", request, done)',
    becomes: 'limit("reading", request, done)',
    test: ["server/test/features/exchange/job-boards.test.ts", "have a limit of their own"],
  },
  {
    title: "everybody who asks for a feed at once has it written for themselves",
    file: "server/src/platform/http/packed/packed-streams.ts",
    text: "if (underWay) return underWay;",
    becomes: "",
    test: [
      "server/test/platform/http/packed/packed-streams.test.ts",
      "is written once for all who ask at once",
    ],
  },
  {
    title: "a feed still lists a posting that was closed",
    file: "server/src/platform/http/packed/packed-streams.ts",
    text: "kept?.revision === this.#content.current && isWithin",
    becomes: "kept && isWithin",
    test: [
      "server/test/features/exchange/job-boards-again.test.ts",
      "is the one that was written before, until postings change",
    ],
  },
  {
    title: "a webhook calls an address in a private network",
    file: targetFile,
    text: "if (isIP(host) > 0 && !mayReach(host)) throw notPublic();",
    becomes: 'if (isIP(host) > 0 && host === "") throw notPublic();',
    test: [outboundTest, "is refused before anything is sent to this machine as 127.0.0.1"],
  },
  {
    title: "a webhook calls a name that resolves into a private network",
    file: targetFile,
    text: 'if (!first || open.length < addresses.length) return done(notPublic(), "", 0);',
    becomes: 'if (!first && addresses.length === 0) return done(notPublic(), "", 0);',
    test: [hooksTest, "that leads into a private network is refused"],
  },
  {
    title: "loopback counts as public",
    file: "server/src/platform/outbound/public-address.ts",
    text: '  ["127.0.0.0", 8],\n',
    becomes: "",
    test: [outboundTest, "is not called where it is not surely public: 127.0.0.1"],
  },
  {
    title: "IPv4 in IPv6 counts as public",
    file: "server/src/platform/outbound/public-address.ts",
    text: 'global.addSubnet("2000::", 3, "ipv6");',
    becomes: 'global.addSubnet("::", 0, "ipv6");',
    test: [outboundTest, "is not called where it is not surely public: ::ffff:127.0.0.1"],
  },
  {
    title: "addresses are called although the operator did not allow it",
    file: "server/src/features/programs/commands/webhooks.ts",
    text: 'if (!allowed) throw new Problem("outbound-off");',
    becomes: "",
    test: [
      "server/test/features/programs/outbound-off.test.ts",
      "no address is called until the operator allows it",
    ],
  },
  {
    title: "a signature does not cover what is delivered",
    file: hookRules,
    text: "update(`${seconds}.${body}`)",
    becomes: "update(`${seconds}.${body.length * 0}`)",
    test: [hooksTest, "with a signature that its secret proves"],
  },
  {
    title: "a signature doesn't cover its time",
    file: hookRules,
    text: "update(`${seconds}.${body}`)",
    becomes: "update(body)",
    test: [hooksTest, "with a signature that its secret proves"],
  },
  {
    title: "an owner sends another organization's delivery again",
    file: "server/src/features/programs/commands/replay.ts",
    text: "if (delivery?.organization_id !== organizationId)",
    becomes: "if (delivery === undefined)",
    test: [hooksTest, "is sent again by hand"],
  },
  {
    title: "an owner removes another organization's webhook",
    file: "server/src/features/programs/commands/webhooks.ts",
    text: '    .where("id", "=", idOf(id) ?? -1)\n    .where("organization_id", "=", organizationId)',
    becomes: '    .where("id", "=", idOf(id) ?? -1)',
    test: [hooksTest, "can be removed only by its owners"],
  },
  {
    title: "an organization's slow receivers keep the lane for themselves",
    file: "server/src/features/programs/tasks.ts",
    text: "if (next > clock.now()) return database.write((writer) => putOff(writer, task, next));",
    becomes: "void putOff, next;",
    test: [hooksTest, "waits for its turn"],
  },
  {
    title: "a new instance calls the addresses that members name",
    file: "server/src/platform/config.ts",
    text: "OUTBOUND: flag.default(false)",
    becomes: "OUTBOUND: flag.default(true)",
    test: ["server/test/app/no-outside-calls.test.ts", "calls no other machine"],
  },
];
