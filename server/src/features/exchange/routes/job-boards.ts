import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { message } from "@candor/contract/messages/message";
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import { ConcurrencyLimit } from "../../../platform/http/concurrency-limit.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { PackedStreams } from "../../../platform/http/packed/packed-streams.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import type { Revision } from "../../../platform/revision.ts";
import { element, xmlDeclaration } from "../../../platform/xml.ts";
import { openIdsAfter, openSpeakersOf, postingsById } from "../../jobs/queries.ts";
import { factsOfPosting } from "../../jobs/rules/stated/stated-facts.ts";
import { postedDetails } from "../../jobs/views/details.ts";
import { organizationBySlug } from "../../organizations/queries/public.ts";
import { fedPostings, type JobBoard, jobBoards, jobElement } from "../views/job-boards.ts";

interface FeedParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  readonly origin: Origin;
}

interface SharedFeedParts extends FeedParts {
  readonly content: Pick<Revision, "current">;
  readonly config: Pick<Config, "trustedProxies">;
}

/** Compressed. */
const kept = { bytes: 32 * 1024 ** 2, bytesOfOne: 16 * 1024 ** 2 };

/** Feeds too long to keep that one network reads at once. */
const mostUnkept = 2;

/** M-45: all open postings, or an organization's, in the job boards' formats. */
export function jobBoardRoutes({ app, limit }: Serving, parts: SharedFeedParts): void {
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("exporting", request, done),
  };
  const feeds = new PackedStreams(parts.content, parts.clock, kept);
  const unkept = new ConcurrencyLimit(mostUnkept, {
    behindProxy: parts.config.trustedProxies.length > 0,
  });
  for (const board of Object.keys(jobBoards) as JobBoard[]) {
    app.get(`/feeds/${board}.xml`, counted, (request, reply) => send(request, reply, board));
    app.get<{ Params: { slug: string } }>(`/feeds/:slug/${board}.xml`, counted, async (request, reply) => {
      const organization = await organizationBySlug(parts.database.read, request.params.slug);
      if (!organization) throw new Problem("not-found");
      return send(request, reply, board, organization.id);
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, board: JobBoard, of?: number) {
    const key = JSON.stringify([board, of, parts.origin.url()]);
    const text = () => feed(parts, board, of);
    const packed = await feeds.of(key, networkOf(request.ip), () => ({ text: text(), varies: isBuildDate }));
    if (packed) return packed.send(request, described(reply));
    await unkept.run(unkept.callerOf(request), async () => {
      const stream = Readable.from(text());
      void described(reply).send(stream);
      // Nobody is told that a caller has left.
      await finished(stream).catch(() => {});
    });
    return reply;
  }
}

function described(reply: FastifyReply): FastifyReply {
  return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600");
}

/** Postings held in memory at once: a description may take a megabyte. */
const rowsAtOnce = 100;

/** Reads on only as fast as the caller consumes it. */
export async function* feed({ database: { read }, clock, origin }: FeedParts, board: JobBoard, of?: number) {
  yield `${xmlDeclaration}<source>\n`;
  yield* [
    element("publisher", {}, message("app.name")),
    element("publisherurl", {}, origin.url()),
    element("lastBuildDate", {}, new Date(clock.now()).toUTCString()),
  ].map(({ xml }) => `${xml}\n`);
  let jobs = 0;
  for await (const ids of idsOf(read, of)) {
    // A posting that closed or was taken down since its number was read is left out.
    const rows = (await postingsById(read, ids)).filter(
      ({ status, withheld_at }) => status === "open" && withheld_at === null,
    );
    for (const row of rows.toSorted((one, other) => one.id - other.id)) {
      const job = { ...postedDetails(row), schedules: factsOfPosting(row).schedules ?? [] };
      for (const posting of fedPostings(job, origin.url())) {
        jobs += 1;
        yield `${jobElement(board, posting).xml}\n`;
      }
    }
  }
  // LinkedIn compares it with what arrived. It comes last, because only now is it certain.
  if (board === "linkedin") yield `${element("expectedJobCount", {}, String(jobs)).xml}\n`;
  yield "</source>\n";
}

function isBuildDate(piece: string): boolean {
  return piece.startsWith("<lastBuildDate>");
}

/** Batches of numbers, none empty: PostgreSQL doesn't allow an empty list. */
async function* idsOf(read: Reader, of: number | undefined): AsyncGenerator<number[]> {
  if (of !== undefined) {
    const ids = await openSpeakersOf(read, of);
    for (let at = 0; at < ids.length; at += rowsAtOnce) yield ids.slice(at, at + rowsAtOnce);
    return;
  }
  for (let last: number | undefined = 0; last !== undefined; ) {
    const ids = await openIdsAfter(read, last, rowsAtOnce);
    if (ids.length > 0) yield ids;
    last = ids.length < rowsAtOnce ? undefined : ids.at(-1);
  }
}
