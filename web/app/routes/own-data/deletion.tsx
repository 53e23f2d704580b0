import { message } from "@candor/contract/messages/message";
import { cancelMailedDeletion, inspectDeletion } from "@candor/contract/own-data/routes";
import type { MailedDeletion } from "@candor/contract/own-data/shapes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { Receipt } from "../../own-data/receipt.tsx";
import { mailedTokenIn } from "../../session/mailed-token.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/own-data.css";

/** The address holds a mailed token: without scripts, nothing reports it. */
export const handle = { hydrate: false };

/** M-27. Opening the link changes nothing, since mail scanners open it too. Pressing the button does. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context
    .get(pageContext)
    .call(inspectDeletion, { body: { token: mailedTokenIn(params) } });
  return { deletion: found.ok ? found.answer : undefined };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const body = { token: mailedTokenIn(params) };
  const kept = await context.get(pageContext).call(cancelMailedDeletion, { body });
  if (kept.ok) return data({ deletion: kept.answer });
  const { status, code, detail } = kept.problem;
  return data({ trouble: code === "proof-refused" ? undefined : detail }, { status });
}

export default function Deletion() {
  const found = useLoaderData<typeof loader>().deletion;
  const answer = useActionData<typeof action>();
  const deletion = answer && "deletion" in answer ? answer.deletion : found;
  const trouble = answer && "trouble" in answer ? answer.trouble : undefined;
  return (
    <>
      <PageHead title={message("ownData.delete")} unlisted />
      {deletion ? <Told deletion={deletion} trouble={trouble} /> : <TooOld />}
    </>
  );
}

function Told({ deletion, trouble }: { deletion: MailedDeletion; trouble: string | undefined }) {
  const { dateText } = useDates();
  if (deletion.state === "done")
    return (
      <Statement title={message("ownData.linkDoneTitle")} body={message("ownData.linkDone")}>
        {deletion.receipt !== undefined && <Receipt file={deletion.receipt} />}
      </Statement>
    );
  if (deletion.state === "cancelled")
    return (
      <Statement title={message("ownData.linkKeptTitle")} body={message("ownData.linkKept")}>
        <p>
          <ButtonLink to={addresses.ownData()}>{message("ownData.title")}</ButtonLink>
        </p>
      </Statement>
    );
  const body = message("ownData.linkWaiting", { date: dateText(deletion.dueAt) });
  return (
    <Statement title={message("ownData.linkTitle")} body={body}>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Form method="post">
        <Button>{message("ownData.keep")}</Button>
      </Form>
    </Statement>
  );
}

function TooOld() {
  return (
    <Statement title={message("ownData.linkTooOldTitle")} body={message("ownData.linkTooOld")}>
      <p>
        <ButtonLink to={addresses.ownData()}>{message("ownData.title")}</ButtonLink>
      </p>
    </Statement>
  );
}
