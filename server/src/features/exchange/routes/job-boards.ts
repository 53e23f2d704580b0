import { Readable } from "node:stream";
import { message } from "@candor/contract/messages/message";
import type { FastifyReply, RouteShorthandOptions } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { element, xmlDeclaration } from "../../../platform/xml.ts";
import { openIdsAfter, openSpeakersOf, postingsById } from "../../jobs/queries.ts";
import { jobDetails } from "../../jobs/views/details.ts";
import { organizationBySlug } from "../../organizations/queries/public.ts";
import { fedPostings, type JobBoard, jobBoards, jobElement } from "../views/job-boards.ts";

interface FeedParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  readonly origin: Origin;
}

/** M-45: all open postings, or an organization's, in the job boards' formats. */
export function jobBoardRoutes({ app, limit }: Serving, parts: FeedParts): void {
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("exporting", request, done),
  };
  for (const board of Object.keys(jobBoards) as JobBoard[]) {
    app.get(`/feeds/${board}.xml`, counted, (_request, reply) => send(reply, feed(parts, board)));
    app.get<{ Params: { slug: string } }>(`/feeds/:slug/${board}.xml`, counted, async (request, reply) => {
      const organization = await organizationBySlug(parts.database.read, request.params.slug);
      if (!organization) throw new Problem("not-found");
      return send(reply, feed(parts, board, organization.id));
    });
  }
}

function send(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(Readable.from(pieces));
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
    // A posting that closed since its number was read is left out.
    const rows = (await postingsById(read, ids)).filter(({ status }) => status === "open");
    for (const row of rows.toSorted((one, other) => one.id - other.id))
      for (const posting of fedPostings(jobDetails(row, []), origin.url())) {
        jobs += 1;
        yield `${jobElement(board, posting).xml}\n`;
      }
  }
  // LinkedIn compares it with what arrived. It comes last, because only now is it certain.
  if (board === "linkedin") yield `${element("expectedJobCount", {}, String(jobs)).xml}\n`;
  yield "</source>\n";
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
