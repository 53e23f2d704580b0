import type { FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Reader } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { isPublicPosting, postingsById } from "../../jobs/queries.ts";
import { jobDetails } from "../../jobs/views/details.ts";
import { applyButton } from "../views/apply-button.ts";
import { sendToScripts } from "./for-other-sites.ts";

interface ButtonParts {
  readonly database: { readonly read: Reader };
  readonly origin: Origin;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** What the script `/embed/apply.js` shows about a posting. */
export function applyButtonRoutes({ app, limit }: Serving, { database, origin }: ButtonParts): void {
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("reading", request, done),
  };

  app.get("/embed/jobs/:id.json", counted, async (request: Asked, reply) => {
    const id = idOf(request.params.id) ?? -1;
    const [row] = (await isPublicPosting(database.read, id)) ? await postingsById(database.read, [id]) : [];
    if (!row) throw new Problem("job-not-found");
    return sendToScripts(request, reply, applyButton(jobDetails(row, []), origin.url()));
  });
}
