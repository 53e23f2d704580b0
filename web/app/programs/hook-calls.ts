import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import {
  makeWebhook,
  removeWebhook,
  replayDelivery,
  resumeWebhook,
  testWebhook,
} from "@candor/contract/programs/webhook-routes";
import { redirect } from "react-router";
import { onceFor } from "../forms/once-for.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { isSentBefore } from "./sent-before.ts";

export type RefusedHook = Refusal & { readonly url: string };

type Call = PageContext["call"];

/** Adds a webhook; resolves to its secret, or to why there is none. */
export async function makeHook(
  call: Call,
  slug: string,
  { url, formKey, path }: { readonly url: string; readonly formKey: string; readonly path: string },
): Promise<{ readonly secret: string } | RefusedHook> {
  const made = await call(makeWebhook, { params: { slug }, body: { url }, ...onceFor(formKey) });
  if (made.ok) return { secret: made.answer.secret };
  const { problem } = made;
  if (isSentBefore(problem)) throw redirect(withNotice(path, "webhook-known"), 303);
  throwIfGone(problem, url);
  if (problem.code === "webhook-refused") return { errors: { url: message("problem.webhookRefused") }, url };
  return { ...refusalOf(problem, ["url"]), url };
}

const changes = {
  "remove-hook": [removeWebhook, "webhook-removed"],
  "resume-hook": [resumeWebhook, "webhook-resumed"],
  "test-hook": [testWebhook, "webhook-tested"],
  replay: [replayDelivery, "delivery-replayed"],
} as const;

export function isHookChange(intent: string): intent is keyof typeof changes {
  return Object.hasOwn(changes, intent);
}

export async function changeHook(
  call: Call,
  intent: keyof typeof changes,
  { slug, id, path }: { readonly slug: string; readonly id: string; readonly path: string },
) {
  const [route, notice] = changes[intent];
  answerOrThrow(await call(route, { params: { slug, id } }));
  return redirect(withNotice(path, notice), 303);
}
