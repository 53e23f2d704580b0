import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { listRecordReplies, removeRecordReply } from "@candor/contract/organizations/reply-routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import "../../styles/applications.css";

interface RefusedRemoval {
  readonly id: string;
  readonly reason: string;
  readonly error: string;
}

export const handle: PageHandle = { requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(listRecordReplies, {}));
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedIn(await formOf(request));
  const id = typed("id");
  const reason = typed(`reason-${id}`);
  const removed = await call(removeRecordReply, { params: { id }, body: { reason } });
  if (removed.ok) return redirect(withNotice(url.pathname, "reply-removed"), 303);
  await throwIfPageGone(call(listRecordReplies, {}), reason);
  const { status, detail, errors } = removed.problem;
  // The organization withdrew it, or another administrator removed it: what was typed stays.
  const error = status === 404 ? message("adminReplies.gone") : (errors?.[0]?.text ?? detail);
  return data<RefusedRemoval>({ id, reason, error }, { status: refusedStatus(removed.problem) });
}

/** Shows what holds now. */
export const shouldRevalidate = revalidatesLists;

/** The replies that organizations published next to their records. */
export default function AdminReplies() {
  const { replies } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedRemoval>();
  const isGone = refused && !replies.some(({ id }) => id === refused.id);
  return (
    <GuardedForms refusal={refused}>
      <AdminPage title={message("adminReplies.title")} path={administrationAddresses.adminReplies}>
        {isGone && <Unsent why={refused.error} text={refused.reason} />}
        {replies.length === 0 && <p>{message("adminReplies.none")}</p>}
        {replies.map(({ id, organization, text }) => (
          <Form key={id} method="post" noValidate className="change-form">
            <h2>
              <a href={addresses.openBooks(organization)}>
                <bdi>{organization.name}</bdi>
              </a>
            </h2>
            <p className="as-typed">{text}</p>
            <input type="hidden" name="id" value={id} />
            <TextField
              name={`reason-${id}`}
              label={message("adminReplies.reason", { organization: organization.name })}
              maxLength={limits.noteCharacters}
              defaultValue={refused?.id === id ? refused.reason : undefined}
              error={refused?.id === id ? refused.error : undefined}
            />
            <div className="actions">
              <Button tone="quiet">{message("adminReplies.remove")}</Button>
            </div>
          </Form>
        ))}
      </AdminPage>
    </GuardedForms>
  );
}
