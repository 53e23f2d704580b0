import { message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { isPro } from "@candor/contract/values";
import type { FastifyRequest } from "fastify";
import { membershipsOf } from "../../organizations/queries/members.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { isAdministrator, sessionOf } from "../../session/gate/tokens.ts";

/** If nothing is posted yet, the answer says what the caller can do about it. */
export async function withFirstJobs(
  gates: GateParts,
  request: FastifyRequest,
  answer: SearchAnswer,
): Promise<SearchAnswer> {
  if (answer.hint?.key !== "search.noJobsYet") return answer;
  const text = message(await wayOut(gates, request));
  return { ...answer, hint: { ...answer.hint, text: `${answer.hint.text} ${text}` } };
}

async function wayOut(gates: GateParts, request: FastifyRequest) {
  if (await isAdministrator(gates, request)) return "search.importFirst";
  const session = await sessionOf(gates, request.headers.authorization);
  const memberships = session ? await membershipsOf(gates.read, session) : [];
  return memberships.some(isPro) ? "search.postFirst" : "search.hearOfFirst";
}
