import { createGig } from "@candor/contract/gigs/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { GigForm } from "../../gigs/gig-form.tsx";
import { fieldsOf, type RefusedGig, refusedGig, skillFault, typedGig } from "../../gigs/gig-typed.ts";
import { organizationsToPostFor } from "../../hosting/own-organizations.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/account.css";
import "../../styles/applications.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const organizations = await organizationsToPostFor(call);
  return { organizations: organizations.map(({ id, name }) => ({ id, name })) };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedGig(await typedFields(request));
  const fault = skillFault(typed);
  if (fault) return fault;
  const body = { organizationId: typed.organizationId, fields: fieldsOf(typed) };
  const created = await call(createGig, { body });
  return created.ok
    ? redirect(gigAddresses.ownGig(created.answer.id), 303)
    : refusedGig(created.problem, typed);
}

/** somebody who answers for an organization posts a gig. */
export default function NewGig() {
  const { organizations } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedGig>();
  return (
    <section className="own-account">
      <PageHead title={message("myGigs.new")} path={gigAddresses.newGig} unlisted />
      <p className="application-up">
        <a href={addresses.myGigs}>{message("screen.myGigs")}</a>
      </p>
      <h1>{message("myGigs.new")}</h1>
      <GigForm refused={refused} organizations={organizations} />
    </section>
  );
}
