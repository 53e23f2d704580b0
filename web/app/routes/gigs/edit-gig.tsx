import { changeGig, readOrganizationGig } from "@candor/contract/gigs/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { GigForm } from "../../gigs/gig-form.tsx";
import { fieldsOf, type RefusedGig, refusedGig, skillFault, typedGig } from "../../gigs/gig-typed.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/account.css";
import "../../styles/applications.css";

export const handle: PageHandle = { requiresAuth: true };

/** A reader can't change a gig, and nobody can change a closed one. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const { gig, mayAnswer } = answerOrThrow(await call(readOrganizationGig, { params: { id } }));
  if (!mayAnswer) throw data(null, { status: 404 });
  if (gig.closedAt !== undefined) throw redirect(gigAddresses.ownGig(gig.id), 303);
  return { gig };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const typed = typedGig(await typedFields(request));
  const fault = skillFault(typed);
  const changed = fault ? undefined : await call(changeGig, { params: { id }, body: fieldsOf(typed) });
  if (changed?.ok) return redirect(withNotice(gigAddresses.ownGig(id), "changes-saved"), 303);
  await throwIfPageGone(call(readOrganizationGig, { params: { id } }), typed.title, typed.description);
  return changed ? refusedGig(changed.problem, typed) : fault;
}

/** a change of an open gig. */
export default function EditGig() {
  const { gig } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedGig>();
  const title = message("gigForm.editTitle", { title: gig.title });
  return (
    <section className="own-account">
      <PageHead title={title} path={gigAddresses.editGig(gig.id)} unlisted />
      <p className="application-up">
        <a href={gigAddresses.ownGig(gig.id)}>{gig.title}</a>
      </p>
      <h1>{title}</h1>
      <GigForm gig={gig} refused={refused} />
    </section>
  );
}
