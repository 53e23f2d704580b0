import * as contract from "@candor/contract/drafts/routes";
import { limits } from "@candor/contract/limits";
import { draftedKibibytes } from "@candor/contract/rate-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../../../platform/http/addresses.ts";
import { setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { byteCounter } from "../../../platform/http/rate-limits.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { useUpload } from "../../../platform/uploads/use-upload.ts";
import { isPublicPosting } from "../../jobs/queries.ts";
import { dropAnswerFile, keepAnswerFile } from "../commands/answer-files.ts";
import { type DraftParts, dropResume, keepFields, keepResume, newDraftKey } from "../commands/drafts.ts";
import { type DraftScope, draftCookieName, draftGate, draftHeader } from "../gate.ts";
import { draftFor } from "../queries/drafts.ts";
import { timesToApply } from "../queries/time-to-apply.ts";
import { draftView } from "../views/drafts.ts";

interface DraftRouteParts extends DraftParts {
  readonly config: { readonly production: boolean };
  readonly origin: Origin;
}

export function draftRoutes(serving: Serving, parts: DraftRouteParts): void {
  const { config, origin } = parts;
  const { read } = parts.database;
  const countDraft = byteCounter(parts.clock, draftedKibibytes);
  const postingNamed = async ({ jobId }: { jobId: string }) => {
    const id = idOf(jobId);
    if (id === undefined || !(await isPublicPosting(read, id))) throw new Problem("job-not-found");
    return id;
  };
  const answer = async (scope: DraftScope, postingId: number) =>
    draftView(await draftFor(read, scope, postingId, parts.clock.now()), {
      production: config.production,
      times: await timesToApply(read),
    });

  /** With each change, so that the browser keeps the key as long as the server keeps the draft. */
  const renewCookie = ({ headers }: FastifyRequest, reply: FastifyReply) =>
    setCookie(reply, origin, headers[draftHeader] as string);

  serve(serving, contract.startDrafts, anyone, ({ request, reply }) => {
    // Without a body, a browser sends this for any page, and the new key takes the place of the visitor's.
    const { origin: sender } = request.headers;
    if (sender !== undefined && !origin.accepts(sender)) throw new Problem("origin-refused");
    const id = newDraftKey();
    setCookie(reply, origin, id);
    void reply.header("cache-control", "no-store");
    return { id };
  });

  serve(serving, contract.readDraft, draftGate, async ({ scope, params }) =>
    answer(scope, await postingNamed(params)),
  );

  serve(serving, contract.saveDraft, draftGate, async ({ scope, params, body, request, reply }) => {
    countDraft(request, body);
    const postingId = await postingNamed(params);
    await keepFields(parts, scope, postingId, body);
    renewCookie(request, reply);
    return answer(scope, postingId);
  });

  serve(serving, contract.uploadDraftResume, draftGate, async ({ scope, params, file, request, reply }) => {
    const postingId = await postingNamed(params);
    await keepResume(parts, scope, postingId, file);
    renewCookie(request, reply);
    return answer(scope, postingId);
  });

  serve(serving, contract.keepDraftUpload, draftGate, async ({ scope, params, body, request, reply }) => {
    const postingId = await postingNamed(params);
    const sender = networkOf(request.ip);
    await useUpload(parts, { key: body.key, sender }, (file, alongside) =>
      keepResume(parts, scope, postingId, file, alongside),
    );
    renewCookie(request, reply);
    return answer(scope, postingId);
  });

  serve(serving, contract.uploadAnswerFile, draftGate, async ({ scope, params, file, request, reply }) => {
    const postingId = await postingNamed(params);
    await keepAnswerFile(parts, scope, { postingId, questionId: params.questionId }, file);
    renewCookie(request, reply);
    return answer(scope, postingId);
  });

  serve(serving, contract.dropAnswerFile, draftGate, async ({ scope, params, request, reply }) => {
    countDraft(request, {});
    const postingId = await postingNamed(params);
    await dropAnswerFile(parts, scope, { postingId, questionId: params.questionId });
    renewCookie(request, reply);
    return answer(scope, postingId);
  });

  serve(serving, contract.dropDraftResume, draftGate, async ({ scope, params, request, reply }) => {
    countDraft(request, {});
    const postingId = await postingNamed(params);
    await dropResume(parts, scope, postingId);
    renewCookie(request, reply);
    return answer(scope, postingId);
  });
}

function setCookie(reply: FastifyReply, origin: Origin, key: string): void {
  setBrowserCookie(reply, origin, {
    name: draftCookieName(origin),
    value: key,
    seconds: limits.draftHours * 3600,
  });
}
