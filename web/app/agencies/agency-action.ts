import {
  answerAgency,
  askClient,
  dropClient,
  endAgency,
  listAgencies,
} from "@candor/contract/agencies/routes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";

/** What a refused form about a client gets back, and what was typed. */
export type RefusedClient = Refusal & { readonly client: string };

type Call = PageContext["call"];
type Done =
  | { readonly ok: true; readonly notice?: NoticeName }
  | { readonly ok: false; readonly problem: ProblemDocument };

interface Act {
  readonly does: (call: Call, slug: string, typed: Typed) => Promise<Done>;
  readonly notice: NoticeName;
}

const acts: Readonly<Record<string, Act>> = {
  ask: {
    does: async (call, slug, typed) => {
      const postingId = typed("posting");
      const body = { client: typed("client"), ...(postingId !== "" && { postingId }) };
      const asked = await call(askClient, { params: { slug }, body });
      return asked.ok && asked.answer.isConfirmed ? { ok: true, notice: "client-named" } : asked;
    },
    notice: "client-asked",
  },
  drop: {
    does: (call, _slug, typed) => call(dropClient, { params: { id: typed("posting") } }),
    notice: "client-dropped",
  },
  confirm: { does: answerWith(true), notice: "agency-answered" },
  refuse: { does: answerWith(false), notice: "agency-answered" },
  end: {
    does: (call, slug, typed) => call(endAgency, { params: { slug, id: typed("id") } }),
    notice: "agency-ended",
  },
};

function answerWith(isConfirmed: boolean): Act["does"] {
  return (call, slug, typed) =>
    call(answerAgency, { params: { slug, id: typed("id") }, body: { isConfirmed } });
}

/** Changes who an organization posts for, or who posts for it. */
export async function agencyAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const typed = await typedFields(request);
  const act = acts[typed("intent")];
  if (!act) throw data(null, { status: 400 });
  const done = await act.does(call, slug, typed);
  if (done.ok) {
    const { notice = act.notice } = done;
    return redirect(withNotice(addresses.agencies(slug, typed("posting") || undefined), notice), 303);
  }
  const { problem } = done;
  throwIfGone(problem, typed("client"));
  await throwIfPageGone(call(listAgencies, { params: { slug } }), typed("client"));
  const refusal = refusalOf(problem, ["client"]);
  return data<RefusedClient>({ ...refusal, client: typed("client") }, { status: 422 });
}
