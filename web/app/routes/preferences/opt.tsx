import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { readPreferences } from "@candor/contract/preferences/routes";
import type { Preferences } from "@candor/contract/preferences/shapes";
import { endProvisional, logOut } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { choosing, PreferencesForm } from "../../preferences/preferences-form.tsx";
import { saveChosen } from "../../preferences/save-preferences.ts";
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

interface Shown {
  /** Whether a mail's link to this page awaits an answer. */
  readonly offered: boolean;
  readonly provisional?: PageContext["provisional"];
  readonly preferences?: Preferences;
}

/** R-37, P-01: anybody may open it. The link's owner, or the signed-in person, sees what they get. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Shown> {
  const { call, signedIn, provisional } = context.get(pageContext);
  const offered = context.get(offeredLink)?.purpose === "preferences";
  if (offered || (!signedIn && !provisional)) return { offered };
  const read = await call(readPreferences, {});
  if (read.ok) return { offered, preferences: read.answer, ...(provisional && { provisional }) };
  // Its session has ended in the meantime.
  if (read.problem.status === 401) return { offered };
  throw data(null, { status: read.problem.status });
}

/** S-04: a signed-in person chose which account to continue with; or preferences were chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const typed = await typedFields(request);
  const intent = typed("intent");
  if (intent === choosing) return saveChosen(page, typed, addresses.opt);
  if (intent === staying) await page.call(endProvisional, {});
  else if (intent === switching) await page.call(logOut, {});
  else return redirect(addresses.opt, 303);
  return leaveFor(addresses.opt);
}

export default function Opt() {
  const { offered, preferences, provisional } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={message("settings.communication")} path={addresses.opt} unlisted />
      {preferences ? (
        <section className="communication">
          <h1>{message("communication.title")}</h1>
          <Chosen preferences={preferences} provisional={provisional} />
        </section>
      ) : (
        <WayThere offered={offered} />
      )}
    </>
  );
}

/** S-04: the link's owner and the signed-in person may differ. Then neither's data are shown until one is chosen. */
function Chosen({
  preferences,
  provisional,
}: {
  preferences: Preferences;
  provisional: Shown["provisional"];
}) {
  const { profile } = useSession();
  const isAnothers = isDifferentUser({
    main: profile && { subject: profile.id },
    provisional: provisional && { subject: provisional.accountId },
  });
  if (!isAnothers)
    return <PreferencesForm key={preferences.accountId} email={preferences.maskedEmail} {...preferences} />;
  const { maskedEmail } = preferences;
  return <DifferentUser maskedEmail={maskedEmail} email={profile?.email ?? ""} action={addresses.opt} />;
}

function WayThere({ offered }: Pick<Shown, "offered">) {
  const title = message("communication.title");
  if (offered) return <Statement title={title} body={message("communication.offered")} />;
  const back = new URLSearchParams({ redirect: addresses.opt });
  return (
    <Statement title={title} body={message("communication.wayThere")}>
      <p>
        <ButtonLink to={addresses.login("sign-in", back)}>{message("login.signIn")}</ButtonLink>
      </p>
    </Statement>
  );
}
