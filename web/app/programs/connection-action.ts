import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { type KeyScope, keyScopes } from "@candor/contract/programs/key-scopes";
import { listApiKeys, makeApiKey, revokeApiKey } from "@candor/contract/programs/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { changeSource, connect, isSourceChange, type RefusedSource } from "../exchange/source-calls.ts";
import { onceFor } from "../forms/once-for.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedIn } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { goneOrThrow } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";
import { changeHook, isHookChange, makeHook, type RefusedHook } from "./hook-calls.ts";
import { isSentBefore } from "./sent-before.ts";

export type RefusedKey = Refusal & { readonly name: string; readonly scopes: readonly KeyScope[] };

/** What the page shows after a form: a secret that is shown once, or why there is none. */
export type Told =
  | { readonly key: string }
  | { readonly secret: string }
  | { readonly refusedKey: RefusedKey }
  | { readonly refusedHook: RefusedHook }
  | { readonly refusedSource: RefusedSource };

type Call = PageContext["call"];

/** Creates, changes and removes sources, keys and webhooks. */
export async function connectionAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const slug = params["slug"] ?? "";
  const typed = typedIn(form);
  const intent = typed("intent");
  if (isHookChange(intent)) return changeHook(call, intent, { slug, id: typed("id"), path: url.pathname });
  if (isSourceChange(intent))
    return unconnected(await changeSource(call, intent, { slug, path: url.pathname, id: typed("id") }));
  switch (intent) {
    case "connect-source": {
      const refused = await connect(call, typed("source"), { slug, path: url.pathname });
      await throwIfPageGone(call(listApiKeys, { params: { slug } }), refused.url);
      return unconnected(refused);
    }
    case "make-hook": {
      const made = await makeHook(call, slug, {
        url: typed("url"),
        formKey: typed("key"),
        path: url.pathname,
      });
      if ("secret" in made) return data<Told>(made);
      await throwIfPageGone(call(listApiKeys, { params: { slug } }), made.url);
      return data<Told>({ refusedHook: made }, { status: 422 });
    }
    case "make":
      return make(call, slug, {
        name: typed("name"),
        chosen: form.getAll("scopes"),
        formKey: typed("key"),
        path: url.pathname,
      });
    case "revoke": {
      goneOrThrow(await call(revokeApiKey, { params: { slug, id: typed("id") } }));
      return redirect(withNotice(url.pathname, "key-revoked"), 303);
    }
    default:
      throw data(null, { status: 400 });
  }
}

function unconnected(refusedSource: RefusedSource) {
  return data<Told>({ refusedSource }, { status: 422 });
}

interface SentKeyForm {
  readonly name: string;
  readonly chosen: readonly FormDataEntryValue[];
  readonly formKey: string;
  readonly path: string;
}

async function make(call: Call, slug: string, { name, chosen, formKey, path }: SentKeyForm) {
  const scopes = keyScopes.filter((scope) => chosen.includes(scope));
  const errors = {
    ...(name.trim() === "" && { name: message("programs.nameRequired") }),
    ...(scopes.length === 0 && { scopes: message("programs.scopeRequired") }),
  };
  const isIncomplete = Object.keys(errors).length > 0;
  const made = isIncomplete
    ? undefined
    : await call(makeApiKey, { params: { slug }, body: { name, scopes }, ...onceFor(formKey) });
  if (made?.ok) return data<Told>({ key: made.answer.key });
  if (made && isSentBefore(made.problem)) return redirect(withNotice(path, "key-known"), 303);
  if (made) throwIfGone(made.problem, name);
  await throwIfPageGone(call(listApiKeys, { params: { slug } }), name);
  const refusal = made ? refusalOf(made.problem, ["name", "scopes"]) : { errors, incomplete: true };
  return data<Told>({ refusedKey: { ...refusal, name, scopes } }, { status: 422 });
}
