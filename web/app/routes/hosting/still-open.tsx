import { answerConfirmation, inspectConfirmation } from "@candor/contract/hosting/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { mailedTokenIn } from "../../session/mailed-token.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";

/** Without scripts nothing reports or measures what a mailed link brings here. */
export const handle = { hydrate: false };

/** M-09. Opening the link changes nothing, since mail scanners open it too. Pressing the button does. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context
    .get(pageContext)
    .call(inspectConfirmation, { body: { token: mailedTokenIn(params) } });
  return { posting: found.ok ? found.answer : undefined };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const isOpen = form.get("answer") !== "filled";
  const body = { token: mailedTokenIn(params), isOpen };
  const answered = await context.get(pageContext).call(answerConfirmation, { body });
  if (answered.ok) return data({ posting: answered.answer });
  const { status, code, detail } = answered.problem;
  return data({ trouble: code === "proof-refused" ? undefined : detail }, { status });
}

export default function StillOpen() {
  const { posting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answered = answer && "posting" in answer ? answer.posting : undefined;
  const trouble = answer && "trouble" in answer ? answer.trouble : undefined;
  return (
    <>
      <PageHead title={message("hosting.stillOpen")} unlisted />
      {answered ? (
        <Done posting={answered} />
      ) : posting ? (
        <Question posting={posting} trouble={trouble} />
      ) : (
        <Statement title={message("hosting.linkUsed")} body={message("hosting.linkUsedBody")}>
          <p>
            <ButtonLink to={addresses.organizationJobs}>{message("organization.jobs")}</ButtonLink>
          </p>
        </Statement>
      )}
    </>
  );
}

type Posting = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["posting"]>;

function Question({ posting, trouble }: { posting: Posting; trouble: string | undefined }) {
  const { title, organization, life } = posting;
  return (
    <Statement
      title={message("hosting.stillOpenTitle", { title })}
      body={message(life === "paused" ? "hosting.stillOpenPaused" : "hosting.stillOpenBody", {
        organization,
      })}
    >
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Form method="post" className="actions">
        <Button name="answer" value="open">
          {message("hosting.move.confirm")}
        </Button>
        <Button tone="quiet" name="answer" value="filled">
          {message("hosting.reason.filled")}
        </Button>
      </Form>
    </Statement>
  );
}

function Done({ posting: { id, title, confirmBy } }: { posting: Posting }) {
  const { dateText } = useDates();
  const isOpen = confirmBy !== undefined;
  return (
    <Statement
      title={message(isOpen ? "hosting.confirmed" : "hosting.closedNow", { title })}
      body={
        isOpen
          ? message("hosting.confirmedBody", { date: dateText(confirmBy) })
          : message("hosting.lifeHint.closed")
      }
    >
      <p>
        <a href={addresses.details({ id, title })}>{message("hosting.see")}</a>
      </p>
    </Statement>
  );
}
