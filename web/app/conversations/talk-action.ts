import { markConversationRead, sendMessage } from "@candor/contract/conversations/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { typedFields } from "../session/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";
import { pageContext } from "../wire/page-context.ts";

/** A message that was refused, as typed. */
export interface MessageRefusal {
  readonly text: string;
  readonly error: string;
}

const intents = ["message", "read-messages"] as const;

export function isAboutMessages(intent: FormDataEntryValue | null): boolean {
  return intents.some((one) => one === intent);
}

/** Sends what was typed, or notes what was read. */
export async function talkAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const typed = await typedFields(request);
  const { call } = context.get(pageContext);
  const id = params["id"] ?? "";
  if (typed("intent") === "read-messages") {
    await call(markConversationRead, { params: { id }, body: { through: typed("through") } });
    // No redirect: a page that reports what was read stays where it is.
    return null;
  }
  const text = typed("message");
  const key = typed("key");
  const sent = await call(sendMessage, {
    params: { id },
    body: { text },
    ...(key !== "" && { idempotencyKey: key }),
  });
  if (sent.ok) return redirect(withNotice(`${withoutTemplate(url)}#messages`, "message-sent"), 303);
  const { status, detail, errors = [] } = sent.problem;
  if (status === 404) throw data(null, { status });
  return data({ message: { text, error: errors[0]?.text ?? detail } satisfies MessageRefusal }, { status });
}

/** A template that was sent does not stand in the form again. */
function withoutTemplate({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("template");
  return rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
}
