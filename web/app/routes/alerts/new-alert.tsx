import { listAlerts, makeAlert } from "@candor/contract/alerts/routes";
import { alertCriteria } from "@candor/contract/alerts/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { parametersOfCriteria } from "@candor/contract/search/query";
import { requestLink } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { FaultSummary } from "../../forms/fault-summary.tsx";
import { refusalOf } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { searchOnly } from "../../search/parameters.ts";
import { keptSearch } from "../../searches/kept-search.ts";
import { searchWords } from "../../searches/search-words.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/alerts.css";

export const handle = { hydrate: false };

/** A person who has just confirmed their alert comes here, and is sent on to it. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { criteria } = criteriaOfParameters(url.searchParams);
  const { call, signedIn } = context.get(pageContext);
  const known = signedIn ? await alertLike(call, url.searchParams) : undefined;
  if (known) return redirect(withNotice(addresses.alert(known.id), "alert-saved"), 303);
  return { title: searchWords(criteria), signedIn };
}

async function alertLike(call: PageContext["call"], parameters: URLSearchParams) {
  const listed = await call(listAlerts, {});
  const wanted = withoutAge(parameters);
  return listed.ok
    ? listed.answer.alerts.find(({ criteria }) => keptSearch(parametersOfCriteria(criteria)) === wanted)
    : undefined;
}

/** One text for all spellings of the search, without what an alert doesn't keep. */
function withoutAge(parameters: URLSearchParams): string | undefined {
  const { criteria } = criteriaOfParameters(searchOnly(parameters));
  return keptSearch(parametersOfCriteria(alertCriteria.parse(criteria)));
}

/**
 * M-33: makes an alert of the search in the address. Somebody who is not signed in gets a link by mail, and the click
 * that confirms it makes the account and the alert (ADR 064): nothing is sent before.
 */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const parameters = searchOnly(url.searchParams);
  if (signedIn) {
    const { criteria } = criteriaOfParameters(parameters);
    const made = await call(makeAlert, { body: { criteria } });
    if (made.ok) return redirect(withNotice(addresses.alert(made.answer.id), "alert-saved"), 303);
    const { status, detail, errors = [] } = made.problem;
    const unknownPlace = errors.find(({ key }) => key === "location.invalid");
    const trouble = unknownPlace?.text ?? (status === 400 ? message("alerts.nothing") : detail);
    return data({ faults: [], email: "", trouble, sent: false }, { status });
  }
  const email = (await typedFields(request))("email");
  // Pressed in a search: the page asks for the address.
  if (email === "" && !isAnswer(url)) return redirect(asking(parameters), 303);
  const asked = await call(requestLink, { body: { email, redirect: addresses.newAlert(parameters) } });
  if (asked.ok) return { faults: [], email, trouble: undefined, sent: true };
  const { errors } = refusalOf(asked.problem, ["email"]);
  const faults = Object.entries(errors).map(([field, text]) => ({ field, text }));
  const trouble = faults.length === 0 ? asked.problem.detail : undefined;
  return data({ faults, email, trouble, sent: false }, { status: 422 });
}

/** Set by this page's own form: it has asked. */
const askedParameter = "asked";

function asking(parameters: URLSearchParams): string {
  const asked = new URLSearchParams(parameters);
  asked.set(askedParameter, "1");
  return addresses.newAlert(asked);
}

function isAnswer(url: URL): boolean {
  return url.searchParams.has(askedParameter);
}

export default function NewAlert() {
  const { title, signedIn } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (answered?.sent) return <Sent email={answered.email} />;
  return (
    <section className="statement">
      <PageHead title={message("alerts.makeTitle")} unlisted />
      <h1>{message("alerts.makeTitle")}</h1>
      <p className="lead">{message("alerts.makeLead", { title })}</p>
      <FaultSummary refusal={answered} />
      <form method="post" noValidate className="alert-form">
        {!signedIn && (
          <TextField
            name="email"
            label={message("alerts.makeEmail")}
            hint={message("alerts.makeHint")}
            type="email"
            autoComplete="email"
            required
            defaultValue={answered?.email}
            error={answered?.faults.find(({ field }) => field === "email")?.text}
          />
        )}
        <div className="actions">
          <Button>{message(signedIn ? "alerts.make" : "alerts.makeSend")}</Button>
        </div>
      </form>
    </section>
  );
}

function Sent({ email }: { email: string }) {
  const body = message("alerts.makeDoneBody", { email, minutes: limits.linkMinutes });
  return (
    <section className="statement">
      <PageHead title={message("alerts.makeDone")} unlisted />
      <h1>{message("alerts.makeDone")}</h1>
      <p className="lead">{body}</p>
    </section>
  );
}
