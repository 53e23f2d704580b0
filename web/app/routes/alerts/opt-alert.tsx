import { readAlert } from "@candor/contract/alerts/routes";
import { message } from "@candor/contract/messages/message";
import { endProvisional, logOut } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { AlertDetails } from "../../alerts/alert-details.tsx";
import { changeAlert } from "../../alerts/change-alert.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { leaveFor } from "../../session/leave-for.ts";
import { isDifferentUser } from "../../session/machine.ts";
import { offeredLink } from "../../session/mailed-link.ts";
import { DifferentUser, staying, switching } from "../../session/offered-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { useSession } from "../../wire/session-data.ts";

/** Without scripts nothing reports or measures what a mail's link brings here. */
export const handle = { hydrate: false };

/** opens without signing in, through the link in the alert's mail, which opens no other alert. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, signedIn, provisional, now } = context.get(pageContext);
  const offered = context.get(offeredLink)?.purpose === "preferences";
  if (offered || (!signedIn && !provisional)) return { offered, now };
  const read = await call(readAlert, { params: { id: params["id"] ?? "" } });
  if (read.ok) return { offered, alert: read.answer, now, provisional };
  if (read.problem.status === 401) return { offered, now };
  throw data(null, { status: read.problem.status === 400 ? 404 : read.problem.status });
}

/** S-04: a signed-in person chose which account to continue with; or the alert was changed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const here = addresses.optAlert(id);
  const intent = typed("intent");
  if (intent === staying) await page.call(endProvisional, {});
  else if (intent === switching) await page.call(logOut, {});
  else if (!page.signedIn && !page.provisional) return redirect(here, 303);
  else return changeAlert(page, typed, { id, page: here, without: addresses.opt });
  return leaveFor(here);
}

export default function OptAlert() {
  const { offered, alert, provisional, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { id = "" } = useParams();
  const { profile } = useSession();
  const isAnothers = isDifferentUser({
    main: profile && { subject: profile.id },
    provisional: provisional && { subject: provisional.accountId },
  });
  return (
    <>
      <PageHead title={message("alerts.optTitle")} path={addresses.optAlert(id)} unlisted />
      {!alert && <WayThere offered={offered} id={id} />}
      {alert && isAnothers && (
        <DifferentUser
          maskedEmail={provisional?.maskedEmail ?? ""}
          email={profile?.email ?? ""}
          action={addresses.optAlert(id)}
        />
      )}
      {alert && !isAnothers && (
        <article className="alert-page">
          {provisional && <p>{message("alerts.changing", { maskedEmail: provisional.maskedEmail })}</p>}
          <AlertDetails alert={alert} refusal={refusal} now={now} page={addresses.optAlert(id)} />
        </article>
      )}
    </>
  );
}

function WayThere({ offered, id }: { offered: boolean; id: string }) {
  const title = message("alerts.optTitle");
  if (offered) return <Statement title={title} body={message("alerts.optOffered")} />;
  const back = new URLSearchParams({ redirect: addresses.alert(id) });
  return (
    <Statement title={title} body={message("alerts.optLead")}>
      <p>
        <ButtonLink to={addresses.login("sign-in", back)}>{message("login.signIn")}</ButtonLink>
      </p>
    </Statement>
  );
}
