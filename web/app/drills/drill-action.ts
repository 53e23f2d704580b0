import { endSession, listSessions } from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { endDrill, startDrill } from "@candor/contract/drills/routes";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect, redirectDocument } from "react-router";
import { typedFields } from "../forms/typed-fields.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { pageContext } from "../wire/page-context.ts";
import { type Press, sights } from "./seen-at.ts";

/** Does what was pressed, and leads to where it is seen. */
export async function drillAction({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const pressed = (await typedFields(request))("press");
  if (!isPress(pressed)) throw data(null, { status: 400 });
  const refused = await carryOut(call, pressed);
  if (refused) answerOrThrow({ ok: false, problem: refused });
  const { at, reloads } = sights[pressed];
  return reloads ? redirectDocument(at, 303) : redirect(at, 303);
}

function isPress(pressed: string): pressed is Press {
  return Object.hasOwn(sights, pressed);
}

async function carryOut(call: Call, pressed: Press): Promise<ProblemDocument | undefined> {
  if (pressed === "sessionEnd") return endOwnSession(call);
  const done =
    pressed === "end" ? await call(endDrill, {}) : await call(startDrill, { body: { name: pressed } });
  return done.ok ? undefined : done.problem;
}

/** Ends it by its number, as another device would: the browser keeps its cookie and is not told. */
async function endOwnSession(call: Call): Promise<ProblemDocument | undefined> {
  const found = await call(listSessions, {});
  if (!found.ok) return found.problem;
  const own = found.answer.sessions.find(({ current }) => current);
  const ended = own && (await call(endSession, { params: { id: own.id } }));
  return ended?.ok === false ? ended.problem : undefined;
}
