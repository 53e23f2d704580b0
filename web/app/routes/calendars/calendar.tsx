import { makeCalendar, readCalendar, revokeCalendar } from "@candor/contract/calendars/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/meetings.css";

export const handle: PageHandle = { requiresAuth: true, hydrate: false };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, publicUrl } = requireSession(url, context);
  const { url: path, made } = answerOrThrow(await call(readCalendar, {}));
  return { address: path === undefined ? undefined : `${publicUrl}${path}`, made };
}

/** Creates an address, or turns it off. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const act = (await typedFields(request))("act");
  answerOrThrow(await call(act === "revoke" ? revokeCalendar : makeCalendar, {}));
  return redirect(addresses.calendar, 303);
}

/** M-43: one's interviews and deadlines, in a calendar that subscribes to an address. */
export default function Calendar() {
  const { address, made } = useLoaderData<typeof loader>();
  return (
    <section className="applications calendar-page">
      <PageHead title={message("calendars.title")} path={addresses.calendar} unlisted />
      <SettingsMenu current={addresses.calendar} />
      <h1>{message("calendars.title")}</h1>
      <p className="lead">{message("calendars.lead")}</p>
      {address === undefined ? <None /> : <Address address={address} made={made} />}
    </section>
  );
}

function None() {
  return (
    <Form method="post" className="calendar-acts">
      <p>{message("calendars.none")}</p>
      <Button busy={false} name="act" value="make">
        {message("calendars.make")}
      </Button>
    </Form>
  );
}

function Address({ address, made }: { address: string; made: string | undefined }) {
  const { dateText } = useDates();
  return (
    <>
      <div className="form-field">
        <label htmlFor="address">{message("calendars.address")}</label>
        <p className="field-hint" id="address-hint">
          {message("calendars.addressHint")}
        </p>
        <input id="address" readOnly value={address} aria-describedby="address-hint" spellCheck={false} />
        {made !== undefined && (
          <p className="field-hint">{message("calendars.made", { date: dateText(made) })}</p>
        )}
      </div>
      <p>
        <a href={address.replace(/^https?:/, "webcal:")}>{message("calendars.open")}</a>
      </p>
      <Form method="post" className="calendar-acts">
        <p className="field-hint">{message("calendars.makeAgainHint")}</p>
        <div className="actions">
          <Button busy={false} tone="quiet" name="act" value="make">
            {message("calendars.makeAgain")}
          </Button>
          <Button busy={false} tone="quiet" name="act" value="revoke">
            {message("calendars.revoke")}
          </Button>
        </div>
      </Form>
    </>
  );
}
