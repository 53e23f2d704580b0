import { disownAct } from "@candor/contract/accounts/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
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
import { Button, ButtonLink } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** Without scripts nothing reports or measures what a mailed link brings here. */
export const handle = { hydrate: false };

/** Opening the link changes nothing: the server has stored its token, and the page asks. */
export function loader({ context }: LoaderFunctionArgs) {
  return { opened: context.get(pageContext).disownToken !== undefined };
}

export async function action({ context }: ActionFunctionArgs) {
  const { call, disownToken = "" } = context.get(pageContext);
  const disowned = await call(disownAct, { body: { token: disownToken } });
  if (!disowned.ok) {
    const { code, detail, status } = disowned.problem;
    return data({ code, trouble: detail }, { status });
  }
  const parameters = new URLSearchParams({ email: disowned.answer.email });
  return redirect(withNotice(addresses.login("forgot-password", parameters), "account-safe"), 303);
}

export default function Suspicious() {
  const { opened } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={message("suspicious.title")} path={addresses.suspicious} unlisted />
      {contents(opened, refused)}
    </>
  );
}

type Refused = ReturnType<typeof useActionData<typeof action>>;

function contents(opened: boolean, refused: Refused) {
  if (refused?.code === "email-in-use") return <Taken />;
  if (!opened || refused?.code === "proof-refused") return <TooOld />;
  return <Question trouble={refused?.trouble} />;
}

function Question({ trouble }: { trouble: string | undefined }) {
  return (
    <Statement title={message("suspicious.title")} body={message("suspicious.body")}>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Form method="post">
        <Button tone="danger">{message("suspicious.act")}</Button>
      </Form>
    </Statement>
  );
}

/** Done, except that another account has the address. */
function Taken() {
  return (
    <Statement title={message("suspicious.takenTitle")} body={message("suspicious.takenBody")}>
      <p>
        <ButtonLink to={addresses.contact}>{message("button.contactSupport")}</ButtonLink>
      </p>
    </Statement>
  );
}

function TooOld() {
  return (
    <Statement
      title={message("suspicious.tooOldTitle")}
      body={message("suspicious.tooOldBody", { days: limits.disownDays })}
    >
      <p className="actions">
        <ButtonLink to={addresses.login("forgot-password")}>{message("login.resetPassword")}</ButtonLink>
        <ButtonLink to={addresses.contact} tone="quiet">
          {message("button.contactSupport")}
        </ButtonLink>
      </p>
    </Statement>
  );
}
